/** Where a lead came from, and what its visitor agreed to. */
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsDefined, IsOptional, IsString, MaxLength } from 'class-validator';
import { SHORT_FORM } from '../../../lead-types/lead-types.js';
import { ChoiceField, EachOneLine, inOneLine, LineField, MAX_LINE_LENGTH } from '../../../shared/http/fields.js';
import { STAFF_CHANNEL, STAFF_SOURCES, type StaffSource } from '../domain/lead.js';

/** Addresses of pages are longer than a line of a form; losing a lead over one would be absurd. */
const MAX_PAGE_ADDRESS_LENGTH = 2_000;

const PageAddress =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Transform(({ value }) =>
      typeof value === 'string' ? cutTo(MAX_PAGE_ADDRESS_LENGTH, inOneLine(value)) || undefined : value,
    )(target, name);
    IsOptional()(target, name);
    IsString({ message: 'The address of the page must be text.' })(target, name);
    ApiPropertyOptional({ type: String, description })(target, name);
  };

/** At most so many UTF-16 units, without half of a character, which the database could not keep. */
function cutTo(length: number, text: string): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

export class LeadSourceDto {
  @PageAddress('The page the form was on')
  page?: string;

  @PageAddress('The page the visitor came from')
  referrer?: string;

  @LineField({ label: 'Language', description: 'The language of the page', example: 'hi' })
  language?: string;

  @ChoiceField([SHORT_FORM], {
    label: 'Form',
    description: 'Set by the short form at the end of a page, which promises its own time to a first contact',
  })
  form?: typeof SHORT_FORM;

  @LineField({ label: 'utm_source' })
  utm_source?: string;

  @LineField({ label: 'utm_medium' })
  utm_medium?: string;

  @LineField({ label: 'utm_campaign' })
  utm_campaign?: string;

  @LineField({ label: 'utm_term' })
  utm_term?: string;

  @LineField({ label: 'utm_content' })
  utm_content?: string;
}

export class LeadConsentDto {
  @LineField({ label: 'Version of the notice', required: true, example: '2026-11' })
  noticeVersion: string;

  @LineField({ label: 'Language of the notice', required: true, example: 'hi' })
  language: string;

  @ApiProperty({ type: [String], description: 'What the visitor agreed to', example: ['contact'] })
  @EachOneLine()
  @IsDefined({ message: 'Purposes is required.' })
  @IsArray({ message: 'Purposes must be a list.' })
  @IsString({ each: true, message: 'Purposes must be a list of texts.' })
  @MaxLength(MAX_LINE_LENGTH, { each: true, message: `A purpose can have at most ${MAX_LINE_LENGTH} characters.` })
  purposes: string[];
}

/** Where a lead came from, as staff read it: from a page, or by a colleague. */
export class LeadOriginResponse extends LeadSourceDto {
  @ApiPropertyOptional({ enum: [STAFF_CHANNEL], description: 'A colleague added it by hand' })
  channel?: typeof STAFF_CHANNEL;

  @ApiPropertyOptional({ enum: STAFF_SOURCES, description: 'How it came to that colleague' })
  how?: StaffSource;
}
