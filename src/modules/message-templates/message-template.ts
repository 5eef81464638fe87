import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '../../lead-types/lead-types.js';
import type { MessageLanguage } from '../../lead-types/message-texts.js';
import { defineFailure } from '../../shared/domain/failure.js';
import type { Viewer } from '../leads/domain/lead-access.js';

export const MESSAGE_CHANNELS = ['mail', 'whatsapp'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const MAX_TEMPLATES = 200;

/** A message to visitors, with placeholders for values of their lead (`src/lead-types/fill-message.ts`). */
export interface MessageTemplate {
  readonly id: string;
  readonly channel: MessageChannel;
  /** Null means that the template is for leads of every type. */
  readonly leadType: LeadType | null;
  readonly language: MessageLanguage;
  readonly name: string;
  /** Subject of an email. Null for WhatsApp. */
  readonly subject: string | null;
  readonly body: string;
  readonly updatedAt: Date;
}

export type MessageTemplateContent = Omit<MessageTemplate, 'id' | 'updatedAt'>;

/** @throws templateTypeOutOfReach if the writer cannot see leads of the type, or of all types for null */
export function requireReach({ leadTypes }: Viewer, leadType: LeadType | null): void {
  const needed = leadType === null ? LEAD_TYPE_NAMES : [leadType];
  if (!needed.every((type) => leadTypes.includes(type))) throw templateTypeOutOfReach(leadType);
}

export const templateNotFound = defineFailure({
  kind: 'not_found',
  code: 'template_not_found',
  when: 'The template does not exist',
  sentence: 'This message template does not exist.',
});

export const templateTypeOutOfReach = defineFailure<[type: LeadType | null]>({
  kind: 'forbidden',
  code: 'template_type_out_of_reach',
  when: "The caller cannot see leads of the template's type or, for a template without a type, leads of every type",
  sentence: (type) =>
    type === null
      ? 'Only people who can see every lead type can write templates for all types.'
      : `You cannot write templates for ${leadTypeDefinition(type).label} leads, because you cannot see these leads.`,
  example: ['franchise'],
});

export const templateNameTaken = defineFailure({
  kind: 'conflict',
  code: 'template_name_taken',
  when: 'Another template for this channel, type and language has this name',
  sentence: 'Another template for this channel, type and language already has this name.',
  errors: (message) => [{ field: 'name', message, code: 'taken' }],
});

export const tooManyTemplates = defineFailure({
  kind: 'unprocessable',
  code: 'too_many_templates',
  when: `There are ${MAX_TEMPLATES} templates already`,
  sentence: `There can be at most ${MAX_TEMPLATES} message templates. Please delete one first.`,
});
