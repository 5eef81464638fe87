import type { Answer as ApiAnswer } from '../../support/api-client.js';

// biome-ignore lint/suspicious/noExplicitAny: the model reads responses of every shape
export type Json = any;

export type Answer = ApiAnswer<Json>;
