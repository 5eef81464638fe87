import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../lead-types/lead-types.js';
import type { MessageLanguage } from '../../lead-types/message-texts.js';
import { defineFailure } from '../../shared/domain/failure.js';
import type { Viewer } from '../leads/domain/lead-access.js';

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

/** Throws if the writer may not see the leads that the template is for: of its type, or (null) of every type. */
export function requireReach({ leadTypes }: Viewer, leadType: LeadType | null): void {
  const needed = leadType === null ? LEAD_TYPE_NAMES : [leadType];
  if (!needed.every((type) => leadTypes.includes(type))) throw templateTypeOutOfReach(leadType);
}

export const templateNotFound = defineFailure({
  kind: 'not_found',
  code: 'template_not_found',
  when: 'No such template',
  sentence: 'This message template does not exist.',
});

/** Null: for leads of every type. */
export const templateTypeOutOfReach = defineFailure<[type: LeadType | null]>({
  kind: 'forbidden',
  code: 'template_type_out_of_reach',
  when: 'The template is for a lead type that the caller may not see, or for all types and the caller may not see all',
  sentence: (type) =>
    type === null
      ? 'Only people who may see every lead type can write messages for all types.'
      : `You may not write messages for ${leadTypeDefinition(type).label} leads, which you may not see.`,
  example: ['franchise'],
});

export const templateNameTaken = defineFailure({
  kind: 'conflict',
  code: 'template_name_taken',
  when: 'Another template of this channel, type and language has the name',
  sentence: 'There is another message template of this channel, type and language with this name.',
  errors: (message) => [{ field: 'name', message, code: 'taken' }],
});

export const tooManyTemplates = defineFailure({
  kind: 'unprocessable',
  code: 'too_many_templates',
  when: `There are ${MAX_TEMPLATES} templates already`,
  sentence: `There can be at most ${MAX_TEMPLATES} message templates. Please delete one first.`,
});
