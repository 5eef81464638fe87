import { fieldKind } from '@lead-types/field-kinds';
import type { LeadFieldDefinition } from '@lead-types/lead-type-definition';
import { LEAD_TYPE_NAMES, leadTypeDefinition } from '@lead-types/lead-types';
import { PERSONAL_FIELDS } from '@lead-types/personal-fields';
import type { ReactNode } from 'react';
import { formatLongDay } from '../../ui/dates';
import type { Lead, LeadDetail } from './lead';
import './lead.css';

interface FieldListProps {
  readonly fields?: readonly FieldLine[];
  readonly children?: ReactNode;
}

export function FieldList({ fields = [], children }: FieldListProps) {
  return (
    <dl className="field-list">
      {children}
      {fields.map(({ name, label, text }) => (
        <div className="field-list__field" key={name}>
          <dt>{label}</dt>
          <dd className="field-list__text">{text || <span className="field-list__none">Not given</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface FieldLine {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

export function personalLines({ personalInfo }: Pick<Lead, 'personalInfo'>): FieldLine[] {
  return Object.entries(PERSONAL_FIELDS).flatMap(([name, { label }]) => {
    const value = personalInfo[name as keyof typeof personalInfo];
    return value === undefined || value === null ? [] : [{ name, label, text: String(value) }];
  });
}

export function typeLines(lead: Lead): FieldLine[] {
  return linesOf(lead.type, typeValues(lead));
}

export function formerLines({ type, info }: LeadDetail['formerInfo'][number]): FieldLine[] {
  return linesOf(type, info).filter(({ text }) => text !== '');
}

export function typeValues(lead: Lead): Readonly<Record<string, unknown>> {
  const { group } = leadTypeDefinition(lead.type);
  return group === null ? {} : { ...(lead[group as keyof Lead] as object) };
}

function linesOf(type: Lead['type'], values: Readonly<Record<string, unknown>>): FieldLine[] {
  return Object.entries(leadTypeDefinition(type).fields).map(([name, field]) => ({
    name,
    label: field.label,
    text: messageOf(values[name], field),
  }));
}

/** The label of a path that appears in the history: `personalInfo.city`, `details.location`. */
export function labelOfPath(path: string, type: Lead['type']): string {
  const [group = '', name = ''] = path.split('.');
  if (path === 'externalIds') return 'External ids';
  if (group === 'personalInfo') return PERSONAL_FIELDS[name as keyof typeof PERSONAL_FIELDS]?.label ?? name;
  // The lead may have had another type when the entry was written.
  const types = [type, ...LEAD_TYPE_NAMES].map(leadTypeDefinition);
  return types.find(({ fields }) => fields[name])?.fields[name]?.label ?? name;
}

function messageOf(value: unknown, field: LeadFieldDefinition): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((part) => messageOf(part, field)).join(', ');
  const text = String(value);
  if ('options' in field) return field.options.find((option) => option.value === text)?.label ?? text;
  const isDay = fieldKind(field.kind).control === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay ? formatLongDay(text) : text;
}

/** The free-text fields that can contain a request, best first. */
const MESSAGE_FIELDS = [
  'message',
  'additionalNotes',
  'proposalDetails',
  'motivation',
  'expectations',
  'additionalInfo',
];
const MAX_FACTS = 6;
const MAX_FACT_LENGTH = 120;

interface LeadRequest {
  /** The message; an empty text if the person did not write one. Null if the type has no message field. */
  readonly words: FieldLine | null;
  readonly facts: readonly FieldLine[];
  /** All fields of the type, including empty ones. */
  readonly all: readonly FieldLine[];
  readonly hasMore: boolean;
}

export function leadRequest(lead: Lead): LeadRequest {
  const all = typeLines(lead);
  const own = MESSAGE_FIELDS.flatMap((name) => all.filter((line) => line.name === name));
  const words = own.find(({ text }) => text !== '') ?? own[0] ?? null;
  const facts = all
    .filter((line) => line !== words && line.text !== '' && line.text.length <= MAX_FACT_LENGTH)
    .slice(0, MAX_FACTS);
  return { words, facts, all, hasMore: all.length > facts.length + (words ? 1 : 0) };
}

/** For example "Contact Message"; null for a type without fields of its own. */
export function requestTitle({ type }: Pick<Lead, 'type'>): string | null {
  return leadTypeDefinition(type).groupTitle ?? null;
}

const MAX_LENGTH = 160;

/** The start of the message on one line, or of the other answers if there is no message. Can be empty. */
export function leadExcerpt(lead: Lead): string {
  if (lead.erasedAt) return '';
  const { words, facts } = leadRequest(lead);
  const text = words?.text || facts.map((fact) => fact.text).join(', ');
  return firstCharacters(text.replace(/\s+/g, ' '), MAX_LENGTH);
}

/** Returns up to `most` visible characters. Never splits an emoji or a Hindi syllable. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (count === most) break;
    count += 1;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
