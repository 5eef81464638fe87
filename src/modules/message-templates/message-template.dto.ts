import { ApiProperty } from '@nestjs/swagger';
import { PLACEHOLDERS, unknownPlaceholders } from '../../lead-types/fill-message.js';
import { LEAD_TYPE_NAMES, type LeadType } from '../../lead-types/lead-types.js';
import { MESSAGE_LANGUAGES, type MessageLanguage } from '../../lead-types/message-texts.js';
import { type FieldError, invalidInput } from '../../shared/domain/failure.js';
import { ChoiceField, LineField, NameField, TextField } from '../../shared/http/fields.js';
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageTemplate,
  type MessageTemplateContent,
} from './message-template.js';

const NAMED = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

export class WriteTemplateDto {
  @ChoiceField(MESSAGE_CHANNELS, { label: 'Channel', required: true })
  channel: MessageChannel;

  @ChoiceField(LEAD_TYPE_NAMES, { label: 'Lead type', description: 'Default: for leads of every type' })
  leadType?: LeadType;

  @ChoiceField(MESSAGE_LANGUAGES, { label: 'Language', required: true })
  language: MessageLanguage;

  @NameField({ label: 'Name', required: true, example: 'Price list' })
  name: string;

  @LineField({
    label: 'Subject',
    example: 'Your reference {reference}',
    description: `Required for email templates. Placeholders: ${NAMED}`,
  })
  subject?: string;

  @TextField({
    label: 'Message',
    required: true,
    description: `Placeholders: ${NAMED}`,
    example: 'Namaste {name}, thank you for {type}. {promise}',
  })
  body: string;
}

export class MessageTemplateResponse {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: MESSAGE_CHANNELS })
  channel: MessageChannel;

  @ApiProperty({
    type: String,
    enum: LEAD_TYPE_NAMES,
    nullable: true,
    description: 'Null if it is for leads of every type',
  })
  leadType: LeadType | null;

  @ApiProperty({ enum: MESSAGE_LANGUAGES })
  language: MessageLanguage;

  @ApiProperty({ example: 'Price list' })
  name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Only for email templates',
    example: 'Your reference {reference}',
  })
  subject: string | null;

  @ApiProperty({ example: 'Namaste {name}, thank you for {type}. {promise}' })
  body: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class MessageTemplateListResponse {
  @ApiProperty({ type: [MessageTemplateResponse] })
  data: MessageTemplateResponse[];
}

export class MessageTemplateResult {
  @ApiProperty({ type: MessageTemplateResponse })
  data: MessageTemplateResponse;
}

/** @throws invalidInput for an email without a subject, a WhatsApp message with one, or an unknown placeholder */
export function templateContent(dto: WriteTemplateDto): MessageTemplateContent {
  const { channel, leadType = null, language, name, subject = null, body } = dto;
  const errors = [...subjectErrors(dto), ...placeholderErrors('subject', subject), ...placeholderErrors('body', body)];
  if (errors.length > 0) throw invalidInput(errors);
  return { channel, leadType, language, name, subject, body };
}

export function templateResponse({ id, updatedAt, ...content }: MessageTemplate): MessageTemplateResponse {
  return { _id: id, ...content, updatedAt: updatedAt.toISOString() };
}

function subjectErrors({ channel, subject }: WriteTemplateDto): FieldError[] {
  if (channel === 'mail' && !subject) {
    return [{ field: 'subject', message: 'Subject is required for an email.', code: 'required' }];
  }
  if (channel === 'whatsapp' && subject) {
    return [{ field: 'subject', message: 'A WhatsApp message has no subject.', code: 'invalid' }];
  }
  return [];
}

function placeholderErrors(field: 'subject' | 'body', text: string | null): FieldError[] {
  const unknown = unknownPlaceholders(text ?? '').map((name) => `{${name}}`);
  if (unknown.length === 0) return [];
  const what = unknown.length === 1 ? 'is not a placeholder' : 'are not placeholders';
  return [{ field, message: `${unknown.join(', ')} ${what}. Placeholders: ${NAMED}.`, code: 'invalid' }];
}
