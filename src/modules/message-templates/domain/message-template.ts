import type { LeadType } from '../../../lead-types/lead-types.js';
import type { MessageLanguage } from '../../../lead-types/message-texts.js';

export const MESSAGE_CHANNELS = ['mail', 'whatsapp'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** What the office keeps in all. */
export const MAX_TEMPLATES = 200;

/** A message to visitors, with placeholders (`src/lead-types/fill-message.ts`) for what their lead says. */
export interface MessageTemplate {
  readonly id: string;
  readonly channel: MessageChannel;
  /** Null: for leads of every type. */
  readonly leadType: LeadType | null;
  readonly language: MessageLanguage;
  readonly name: string;
  /** Of a mail; null for WhatsApp, which has none. */
  readonly subject: string | null;
  readonly body: string;
  readonly updatedAt: Date;
}

export type MessageTemplateContent = Omit<MessageTemplate, 'id' | 'updatedAt'>;
