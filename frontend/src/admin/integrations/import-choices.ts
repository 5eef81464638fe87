/** The choices of the user for an import, and the body that they become. */
import type { LeadType } from '@lead-types/lead-types';
import type { DateOrder, Import, ImportColumn, ImportField, ImportOptions } from './imports-api';

/** The choice of a column that is not imported. An empty text is a column without a choice. */
export const NOT_IMPORTED = '-';

export interface ImportChoices {
  /** A field, `NOT_IMPORTED`, or an empty text for each column. */
  readonly fields: readonly string[];
  readonly dateOrders: Readonly<Record<number, DateOrder | ''>>;
  readonly leadType: LeadType | '';
  readonly matchBy: ImportOptions['matchBy'];
  readonly onMatch: NonNullable<ImportOptions['onMatch']>;
  readonly emptyRemoves: boolean;
  readonly system: string;
  readonly assign: NonNullable<ImportOptions['assign']>;
  readonly assignedTo: string;
  readonly startsPromises: boolean;
  readonly sendsAcknowledgements: boolean;
  readonly notifies: boolean;
}

/** The options of the last check, or else those of the last file with these headings, or else suggestions. */
export function firstChoices({ columns, options, lastOptions }: Import): ImportChoices {
  const given = [options, lastOptions].find((one) => one?.fields?.length === columns.length);
  const fields = columns.map((column, index) => fieldOf(column, given?.fields?.[index]));
  return {
    fields,
    dateOrders: Object.fromEntries((given?.dateOrders ?? []).map(({ column, order }) => [column, order])),
    leadType: given?.leadType ?? '',
    matchBy: given?.matchBy ?? suggestedKey(fields),
    onMatch: given?.onMatch ?? 'update',
    emptyRemoves: given?.emptyRemoves ?? false,
    system: given?.system ?? '',
    assign: given?.assign ?? 'rules',
    assignedTo: given?.assignedTo ?? '',
    startsPromises: given?.startsPromises ?? false,
    sendsAcknowledgements: given?.sendsAcknowledgements ?? false,
    notifies: given?.notifies ?? false,
  };
}

function fieldOf({ isCalculated, isRepeated, suggestedField }: ImportColumn, given: string | undefined): string {
  if (isCalculated) return NOT_IMPORTED;
  if (given !== undefined) return given || NOT_IMPORTED;
  return suggestedField ?? (isRepeated ? '' : NOT_IMPORTED);
}

const KEYS: readonly (readonly [key: ImportOptions['matchBy'], fields: readonly string[]])[] = [
  ['reference', ['reference', '_id']],
  ['external_id', ['externalId', 'externalIds']],
  ['phone', ['personalInfo.phone']],
  ['email', ['personalInfo.email']],
];

function suggestedKey(fields: readonly string[]): ImportOptions['matchBy'] {
  return KEYS.find(([, known]) => known.some((field) => fields.includes(field)))?.[0] ?? 'none';
}

/** Whether the order of the column's dates can be chosen. */
export function asksDateOrder({ dates }: ImportColumn, field: ImportField | undefined): boolean {
  return field?.isDate === true && (dates === 'unproven' || dates === 'mixed');
}

/** Whether nobody knows yet what the column is. */
export function isUnknown({ heading, isRepeated, filled, suggestedField, isCalculated }: ImportColumn, field: string) {
  if (isCalculated || suggestedField !== null || (field !== '' && field !== NOT_IMPORTED)) return false;
  return isRepeated || heading !== '' || filled > 0;
}

export function asksSystem({ fields }: ImportChoices): boolean {
  return fields.includes('externalId');
}

export function asksEmptyRemoves({ matchBy, onMatch }: ImportChoices): boolean {
  return matchBy !== 'none' && onMatch === 'update';
}

export function optionsOf(
  choices: ImportChoices,
  columns: readonly ImportColumn[],
  fields: ReadonlyMap<string, ImportField>,
): ImportOptions {
  const { matchBy, onMatch, assign, startsPromises, sendsAcknowledgements, notifies } = choices;
  const { leadType, system, assignedTo, dateOrders } = choices;
  return {
    fields: choices.fields.map((field) => (field === NOT_IMPORTED ? '' : field)),
    dateOrders: columns.flatMap((column, index) => {
      const order = dateOrders[index];
      const isAsked = asksDateOrder(column, fields.get(choices.fields[index] ?? ''));
      return order && isAsked ? [{ column: index, order }] : [];
    }),
    ...(leadType && { leadType }),
    matchBy,
    onMatch,
    emptyRemoves: asksEmptyRemoves(choices) && choices.emptyRemoves,
    ...(asksSystem(choices) && system && { system: system.trim() }),
    assign,
    ...(assign === 'user' && assignedTo && { assignedTo }),
    startsPromises,
    sendsAcknowledgements,
    notifies,
  };
}
