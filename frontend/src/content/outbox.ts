import type { outbox } from './en/outbox';

export type OutboxTexts = typeof outbox;
