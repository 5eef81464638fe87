import { Injectable } from '@nestjs/common';
import { promisedHours } from '../../../lead-types/lead-types.js';
import { DomainError, invalidInput } from '../../../shared/domain/failure.js';
import { BusinessCalendar } from '../../leads/domain/business-calendar.js';
import { changesAnything } from '../../leads/domain/changed-values.js';
import { assigneeNotPossible, externalIdTaken } from '../../leads/domain/lead.errors.js';
import type { ExternalId, Lead } from '../../leads/domain/lead.js';
import { changeableScope, requireChangeable, type Viewer } from '../../leads/domain/lead-access.js';
import type { LeadChanges } from '../../leads/domain/lead-writer.js';
import { tooYoung } from '../domain/form-dates.js';
import { changedSinceExport, noLeadWithReference, severalLeadsMatch } from '../domain/import.errors.js';
import type { ImportOptions, RowDifference } from '../domain/import.js';
import {
  assigneeOf,
  changesOfRow,
  externalIdsOf,
  isOfVersion,
  keyOf,
  keyTexts,
  type LeadFieldError,
  newLeadBody,
  originOfRow,
  problemsOf,
  problemsOfKey,
  problemsOfNew,
  type RowColumn,
  type RowContent,
  type RowKey,
  readCells,
} from '../domain/import-row.js';
import { typeNotAccessible } from '../domain/intake.errors.js';
import type { SheetRow } from '../domain/sheet.js';
import type { NewLead } from '../domain/submission.repository.js';
import type { AssignableUser, ImportStep } from '../infrastructure/import-step.repository.js';
import { newLead } from './lead-intake.service.js';
import { LeadRecords } from './lead-upsert.service.js';

/**
 * - `refused`: `leadId` is the lead that the row is about, so that the row is cleared if the person is erased
 * - `created`: `duplicateOf` is an existing lead that the new one is flagged with
 */
export type PlannedRow = SheetRow &
  (
    | { readonly outcome: 'refused'; readonly leadId: string | null; readonly problems: readonly LeadFieldError[] }
    | { readonly outcome: 'duplicate'; readonly duplicateOf: string | null; readonly duplicateOfLine: number | null }
    | { readonly outcome: 'unchanged'; readonly lead: Lead }
    | {
        readonly outcome: 'changed';
        readonly lead: Lead;
        readonly changes: LeadChanges;
        readonly differences: readonly RowDifference[];
      }
    | { readonly outcome: 'created'; readonly lead: NewLead; readonly duplicateOf: string | null }
  );

/** An import with the rights of its user, as its rows are read. */
export interface ImportPlan {
  readonly importId: string;
  readonly options: ImportOptions;
  readonly columns: readonly RowColumn[];
  readonly viewer: Viewer;
}

/** The lines of the rows so far, by what they are matched by and by external id, to find rows that repeat one. */
export type LinesByKey = Map<string, number>;

/** Decides what each row of a file does. It writes nothing. */
@Injectable()
export class ImportPlanner {
  constructor(
    private readonly records: LeadRecords,
    private readonly calendar: BusinessCalendar,
  ) {}

  /** Notes the keys of rows that were checked before. */
  note({ columns, options }: ImportPlan, rows: readonly SheetRow[], lines: LinesByKey): void {
    for (const row of rows) {
      const content = readCells(columns, row.cells);
      noteRow(content, keyOf(content, options), options, row.line, lines);
    }
  }

  /** @param isChange - True if the rows are then imported: locks the leads that they match. */
  async plan(
    plan: ImportPlan,
    rows: readonly SheetRow[],
    lines: LinesByKey,
    step: ImportStep,
    isChange: boolean,
  ): Promise<PlannedRow[]> {
    const { columns, options, viewer } = plan;
    const contents = rows.map(({ cells }) => readCells(columns, cells));
    const keys = contents.map((content) => keyOf(content, options));
    const matches = await step.match(keys, changeableScope(viewer), isChange);
    const users = await step.users();
    const holders = await step.holdersOf(contents.flatMap((content) => externalIdsOf(content, options.system)));
    const read = new Reading(plan, users, holders, this.records, this.calendar);
    return rows.map((row, at): PlannedRow => {
      const content = contents[at] as RowContent;
      const key = keys[at] ?? null;
      const { earlier, takenId } = noteRow(content, key, options, row.line, lines);
      const unclear = problemsOfKey(content);
      const leadId = matches[at]?.[0]?.id ?? null;
      if (unclear.length > 0) return { ...row, outcome: 'refused', leadId, problems: unclear };
      if (earlier !== null) return { ...row, outcome: 'duplicate', duplicateOf: null, duplicateOfLine: earlier };
      try {
        if (takenId !== null) throw externalIdTaken(`externalIds.${takenId}`);
        return { ...row, ...read.row(content, key, matches[at] ?? []) };
      } catch (failure) {
        if (!(failure instanceof DomainError)) throw failure;
        return { ...row, outcome: 'refused', leadId, problems: problemsIn(failure, columns) };
      }
    });
  }
}

interface EarlierRows {
  /** The line of an earlier row with the same key. */
  readonly earlier: number | null;
  /** The place of the first external id that an earlier row has. */
  readonly takenId: number | null;
}

/** Notes the key and the external ids of a row, unless it repeats an earlier row. */
function noteRow(
  content: RowContent,
  key: RowKey | null,
  { system }: ImportOptions,
  line: number,
  lines: LinesByKey,
): EarlierRows {
  const earlier = noteKey(key, line, lines);
  if (earlier !== null) return { earlier, takenId: null };
  const names = externalIdsOf(content, system).map((one) => `external id ${one.system}:${one.id}`);
  const taken = names.findIndex((name) => (lines.get(name) ?? line) !== line);
  if (taken === -1) for (const name of names) lines.set(name, line);
  return { earlier, takenId: taken === -1 ? null : taken };
}

/** Returns the line of an earlier row with the same key, or notes this one and returns null. */
function noteKey(key: RowKey | null, line: number, lines: LinesByKey): number | null {
  if (key === null) return null;
  const texts = keyTexts(key);
  for (const text of texts) {
    const earlier = lines.get(text);
    if (earlier !== undefined && earlier !== line) return earlier;
  }
  for (const text of texts) lines.set(text, line);
  return null;
}

type Outcome = PlannedRow extends infer Row ? (Row extends PlannedRow ? Omit<Row, 'line' | 'cells'> : never) : never;

/** Reads rows with the users, leads and external ids of one step. */
class Reading {
  private readonly usersById: ReadonlyMap<string, AssignableUser>;

  constructor(
    private readonly plan: ImportPlan,
    private readonly users: readonly AssignableUser[],
    private readonly holders: ReadonlyMap<string, string>,
    private readonly records: LeadRecords,
    private readonly calendar: BusinessCalendar,
  ) {
    this.usersById = new Map(users.map((user) => [user.id, user]));
  }

  row(content: RowContent, key: RowKey | null, matches: readonly Lead[]): Outcome {
    const { onMatch, matchBy } = this.plan.options;
    const [lead, ...others] = matches;
    if (!lead) {
      if (matchBy === 'reference' && key !== null) throw noLeadWithReference();
      return { outcome: 'created', lead: this.newLead(content), duplicateOf: null };
    }
    if (onMatch === 'skip') return { outcome: 'duplicate', duplicateOf: lead.id, duplicateOfLine: null };
    if (onMatch === 'flag') return { outcome: 'created', lead: this.newLead(content), duplicateOf: lead.id };
    if (others.length > 0) throw severalLeadsMatch(matches.length);
    return this.change(content, lead);
  }

  private change(content: RowContent, lead: Lead): Outcome {
    const { options, viewer } = this.plan;
    const { body, differences, problems } = changesOfRow(content, lead, options);
    if (problems.length > 0) throw new RowProblems(problems);
    const assignee = assigneeOf(content, lead.assignee?.id ?? null, this.users, options.emptyRemoves);
    if (isProblem(assignee)) throw new RowProblems([assignee]);
    const isFilled = options.onMatch === 'fill' && (lead.assignee !== null || lead.inPool);
    const assigns = assignee !== undefined && !isFilled;
    if (differences.length === 0 && !assigns) return { outcome: 'unchanged', lead };
    requireChangeable(viewer, lead);
    if (!isOfVersion(content, lead.version)) throw changedSinceExport();
    this.requireFree((body['externalIds'] as readonly ExternalId[] | undefined) ?? [], lead.id);
    if (assigns && assignee !== null) this.requireAssignable(assignee, lead.type);
    const made = this.records.read(body, null).changesOf(lead);
    const changes = { ...made, ...(assigns && { assignedTo: assignee, inPool: false }) };
    if (!changesAnything(lead, changes)) return { outcome: 'unchanged', lead };
    const assigned = assigns
      ? [
          {
            field: 'assignedTo',
            from: lead.assignee?.name ?? null,
            to: this.usersById.get(assignee ?? '')?.name ?? null,
          },
        ]
      : [];
    return { outcome: 'changed', lead, changes, differences: [...differences, ...assigned] };
  }

  private newLead(content: RowContent): NewLead {
    const problems = problemsOfNew(content);
    if (problems.length > 0) throw new RowProblems(problems);
    const { importId, options, viewer } = this.plan;
    const body = newLeadBody(content, options);
    const { submission, externalIds, work } = this.records.read(body, null).newLead();
    if (!viewer.leadTypes.includes(submission.type)) throw typeNotAccessible();
    this.requireFree(externalIds, null);
    const { createdAt, source, problems: wrong } = originOfRow(content, new Date());
    if (wrong.length > 0) throw new RowProblems(wrong);
    const named = assigneeOf(content, null, this.users, false);
    if (isProblem(named)) throw new RowProblems([named]);
    const assignedTo = named ?? (options.assign === 'user' ? options.assignedTo : null);
    if (assignedTo !== null) this.requireAssignable(assignedTo, submission.type);
    const underage = tooYoung(submission, new Date());
    if (underage) throw invalidInput([underage]);
    const lead = newLead({ ...submission, source: { ...submission.source, ...source } }, false);
    const isAnswered = work?.status !== undefined;
    const hours = options.startsPromises && !isAnswered ? promisedHours(submission) : null;
    return {
      ...lead,
      due: hours === null ? null : this.calendar.dueTimes(new Date(), hours),
      ...(assignedTo !== null && { assignedTo }),
      externalIds,
      ...(work && { work }),
      imported: {
        importId,
        receivedAt: createdAt,
        isAssignedByRule: options.assign === 'rules',
        notifies: options.notifies,
        acknowledges: options.sendsAcknowledgements,
      },
    };
  }

  private requireFree(externalIds: readonly ExternalId[], leadId: string | null): void {
    const taken = externalIds.findIndex(({ system, id }) => {
      const holder = this.holders.get(`${system}:${id}`);
      return holder !== undefined && holder !== leadId;
    });
    if (taken !== -1) throw externalIdTaken(`externalIds.${taken}`);
  }

  private requireAssignable(userId: string, type: Lead['type']): void {
    if (!this.usersById.get(userId)?.leadTypes.includes(type)) throw assigneeNotPossible();
  }
}

class RowProblems extends DomainError {
  constructor(readonly problems: readonly LeadFieldError[]) {
    super({ kind: 'invalid', code: 'invalid_input', message: 'Some cells cannot be read.' });
  }
}

function isProblem(value: string | null | undefined | LeadFieldError): value is LeadFieldError {
  return typeof value === 'object' && value !== null;
}

/** The reasons to refuse a row, with the headings of the cells that they are about. */
export function problemsIn(failure: DomainError, columns: readonly RowColumn[]): readonly LeadFieldError[] {
  if (failure instanceof RowProblems) return failure.problems;
  if (failure.errors.length > 0) return problemsOf(failure.errors, columns);
  return [{ column: null, message: failure.message, code: failure.code }];
}
