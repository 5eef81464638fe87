import { CLOSE_REASON_LABELS } from '@lead-types/close-reasons';
import { leadTypeDefinition } from '@lead-types/lead-types';
import { PERSONAL_FIELDS, type PersonalField } from '@lead-types/personal-fields';
import { formatTime, formatWeekday } from '../../ui/dates';
import {
  isOpenStatus,
  type Lead,
  type LeadDetail,
  PRIORITIES,
  PRIORITY_LABELS,
  STATUS_LABELS,
  STATUSES,
} from '../lead/lead';
import { formatResponsePromise } from '../lead/lead-badges';
import { leadRequest, typeLines } from '../lead/lead-fields';
import { sourceLine } from '../lead/lead-source';
import type { MergePath } from './duplicates';

/** One value in both leads. The text is empty for a lead that does not have the value. */
export interface ComparedValue {
  readonly path: MergePath;
  readonly label: string;
  readonly texts: readonly [string, string];
}

export type Side = 0 | 1;

/** All values that a merge can copy to the remaining lead. Type-specific fields are included only if both have them. */
export function comparedValues(leads: readonly [Lead, Lead]): ComparedValue[] {
  const both = (path: MergePath, label: string, text: (lead: Lead) => string): ComparedValue => ({
    path,
    label,
    texts: [text(leads[0]), text(leads[1])],
  });
  const personal = (Object.keys(PERSONAL_FIELDS) as PersonalField[]).map((name) =>
    both(`personalInfo.${name}`, PERSONAL_FIELDS[name].label, ({ personalInfo }) => String(personalInfo[name] ?? '')),
  );
  const lines = leads.map(typeLines);
  // Two types of the same group can have different fields.
  const fields = new Map(lines.flat().map(({ name, label }) => [name, label]));
  const textOf = (side: Side, name: string) => lines[side]?.find((line) => line.name === name)?.text ?? '';
  const details = haveSameFields(leads)
    ? [...fields].map(
        ([name, label]): ComparedValue => ({
          path: `details.${name}` as MergePath,
          label,
          texts: [textOf(0, name), textOf(1, name)],
        }),
      )
    : [];
  return [
    ...personal,
    both('status', 'Status', statusText),
    both('priority', 'Priority', ({ priority }) => PRIORITY_LABELS[priority]),
    both('assignedTo', 'Assigned to', ({ assignedTo, inPool }) => (inPool ? 'In the pool' : (assignedTo?.name ?? ''))),
    ...details,
  ].filter(({ texts }) => texts.some((text) => text !== ''));
}

export function differs({ texts: [one, other] }: ComparedValue): boolean {
  return one !== other;
}

/**
 * The side whose value is kept by default. If only one lead has a value, that value is kept. An open status wins over
 * closed or rejected. If both leads are open, the higher priority and the later status win. The assignee of a closed
 * lead is not copied. A name in capitals never replaces a properly written name. Otherwise the newer lead's value wins.
 */
export function keptSide({ path, texts }: ComparedValue, survivor: Side, leads: readonly [Lead, Lead]): Side {
  const other = otherSide(survivor);
  const isOtherOpen = isOpenStatus(leads[other].status);
  const areOpen = isOpenStatus(leads[survivor].status) && isOtherOpen;
  const further = (rank: (lead: Lead) => number): Side =>
    areOpen && rank(leads[other]) > rank(leads[survivor]) ? other : survivor;
  if (path === 'priority') return further(({ priority }) => PRIORITIES.indexOf(priority));
  if (path === 'status') {
    if (isOtherOpen !== isOpenStatus(leads[survivor].status))
      return endsWork(leads[survivor]) && isOtherOpen ? other : survivor;
    return further(({ status }) => STATUSES.indexOf(status));
  }
  if (texts[other] === '') return survivor;
  if (path === 'assignedTo') return texts[survivor] === '' && isOtherOpen ? other : survivor;
  if (texts[survivor] === '') return other;
  if (path === 'personalInfo.fullName' && isShouted(texts[0]) !== isShouted(texts[1]))
    return isShouted(texts[0]) ? 1 : 0;
  if (leads[0].createdAt === leads[1].createdAt) return survivor;
  return leads[0].createdAt > leads[1].createdAt ? 0 : 1;
}

/** The paths of the values that the remaining lead takes from the other lead. `chosen`: the user's choices. */
export function selectedPaths(
  values: readonly ComparedValue[],
  survivor: Side,
  leads: readonly [Lead, Lead],
  chosen: Readonly<Record<string, Side>>,
): MergePath[] {
  return values
    .filter((value) => differs(value) && (chosen[value.path] ?? keptSide(value, survivor, leads)) !== survivor)
    .filter(({ texts }) => texts[otherSide(survivor)] !== '')
    .map(({ path }) => path);
}

/** The lead that remains by default: the open lead, or the older lead if both or neither are open. */
export function survivingSide(leads: readonly [Lead, Lead]): Side {
  const [isOpen, isOtherOpen] = [isOpenStatus(leads[0].status), isOpenStatus(leads[1].status)];
  if (isOpen !== isOtherOpen) return isOpen ? 0 : 1;
  return leads[0].createdAt <= leads[1].createdAt ? 0 : 1;
}

/** Whether the leads differ in type or message, so that someone must respond to each of them. */
export function requestsDiffer(leads: readonly [Lead, Lead]): boolean {
  const [one, other] = [describeRequest(leads[0]), describeRequest(leads[1])];
  return leads[0].type !== leads[1].type || (one !== '' && other !== '' && one !== other);
}

/** The message with whitespace normalised for comparison. */
export function describeRequest(lead: Lead): string {
  return (leadRequest(lead).words?.text ?? '').trim().replace(/\s+/g, ' ');
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

function haveSameFields([one, other]: readonly [Lead, Lead]): boolean {
  return leadTypeDefinition(one.type).group === leadTypeDefinition(other.type).group;
}

function statusText({ status, closeReason }: Lead): string {
  return closeReason ? `${STATUS_LABELS[status]}: ${CLOSE_REASON_LABELS[closeReason]}` : STATUS_LABELS[status];
}

function endsWork({ status }: Lead): boolean {
  return status === 'closed' || status === 'rejected';
}

/** Whether a name is written like "ASHA DEVI" or "asha devi". Always false in scripts without capitals. */
function isShouted(name: string): boolean {
  return name.toLowerCase() !== name.toUpperCase() && (name === name.toUpperCase() || name === name.toLowerCase());
}

interface ComparedFact {
  readonly label: string;
  readonly outcome: string;
  readonly texts: readonly [string, string];
}

const READABLE = 'Kept with the merged lead, under “Merged into this lead”';

/** Facts that the user cannot choose. Listed if the leads differ and the lead that is merged away has the fact. */
export function comparedFacts(
  leads: readonly [LeadDetail, LeadDetail],
  survivor: Side,
  nowMs: number,
): readonly ComparedFact[] {
  const other = leads[otherSide(survivor)];
  const fact = (label: string, outcome: string, text: (lead: LeadDetail) => string): ComparedFact => ({
    label,
    outcome,
    texts: [text(leads[0]), text(leads[1])],
  });
  const facts = [
    fact('Follow-ups', isOpenStatus(other.status) ? 'Moved to the lead that stays' : READABLE, openFollowUps),
    fact('Notes and calls', READABLE, notesAndCalls),
    fact('First response', 'The lead that stays keeps its own', (lead) => promiseText(lead, nowMs)),
    ...(haveSameFields(leads) ? [] : [fact('Other answers', READABLE, otherAnswers)]),
    fact('Source', READABLE, sourceText),
    fact('Agreed to', READABLE, ({ consent }) => (consent ? consent.purposes.join(', ') : '')),
  ];
  return facts.filter(({ texts }) => texts[otherSide(survivor)] !== '' && texts[0] !== texts[1]);
}

function openFollowUps({ followUps }: LeadDetail): string {
  return followUps
    .filter(({ doneAt }) => doneAt === null)
    .map(({ on, at, note }) => [formatWeekday(on), at && formatTime(at), note].filter(Boolean).join(', '))
    .join('\n');
}

function notesAndCalls({ noteCount, callCount }: LeadDetail): string {
  return [counted(noteCount - callCount, 'note'), counted(callCount, 'call')].filter(Boolean).join(', ');
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function promiseText({ promise }: LeadDetail, nowMs: number): string {
  return formatResponsePromise(promise, nowMs) ?? '';
}

function otherAnswers(lead: LeadDetail): string {
  const { words } = leadRequest(lead);
  return typeLines(lead)
    .filter(({ name, text }) => text !== '' && name !== words?.name)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}

function sourceText({ source }: LeadDetail): string {
  return Object.entries(source ?? {})
    .map(([name, value]) => sourceLine(name, value).text)
    .filter(Boolean)
    .join(', ');
}
