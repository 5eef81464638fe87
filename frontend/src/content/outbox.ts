/** The shape of what is said about forms that wait on the device for the network. */
import type { outbox } from './en/outbox';

export type OutboxTexts = typeof outbox;
