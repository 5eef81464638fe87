import { formatDay, formatTime } from '../lead/format-follow-up';
import { formatResponsePromise } from '../lead/format-response-promise';
import type { LeadDetail } from '../lead/lead';
import { typeLines } from '../lead/lead-fields';
import { isOpenStatus } from '../lead/lead-labels';
import { leadRequest } from '../lead/lead-request';
import { haveSameFields, otherSide, type Side } from './compare-values';

/** What two leads have beside the values that a merge chooses among, and what becomes of it. */
export interface ComparedFact {
  readonly label: string;
  readonly outcome: string;
  readonly texts: readonly [string, string];
}

const READABLE = 'Stays with the merged lead, under “Merged into this lead”';

/** The facts that the lead that goes has: its work, where it came from, and what a merge leaves behind. */
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
    fact('Follow-ups', isOpenStatus(other.status) ? 'The lead that stays keeps all of them' : READABLE, openFollowUps),
    fact('Notes and calls', READABLE, notesAndCalls),
    fact('First response', 'That of the lead that stays counts', (lead) => promiseText(lead, nowMs)),
    ...(haveSameFields(leads) ? [] : [fact('Other answers', READABLE, otherAnswers)]),
    fact('Came through', READABLE, sourceText),
    fact('Agreed to', READABLE, ({ consent }) => (consent ? consent.purposes.join(', ') : '')),
  ];
  return facts.filter(({ texts }) => texts[otherSide(survivor)] !== '' && texts[0] !== texts[1]);
}

function openFollowUps({ followUps }: LeadDetail): string {
  return followUps
    .filter(({ doneAt }) => doneAt === null)
    .map(({ on, at, note }) => [formatDay(on), at && formatTime(at), note].filter(Boolean).join(', '))
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

/** The words stand in a row of their own. */
function otherAnswers(lead: LeadDetail): string {
  const { words } = leadRequest(lead);
  return typeLines(lead)
    .filter(({ name, text }) => text !== '' && name !== words?.name)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}

function sourceText({ source }: LeadDetail): string {
  return source ? Object.values(source).filter(Boolean).join(', ') : '';
}
