import { formatTime, formatWeekday } from '../../ui/dates';
import { formatResponsePromise } from '../lead/format-response-promise';
import type { LeadDetail } from '../lead/lead';
import { typeLines } from '../lead/lead-fields';
import { isOpenStatus } from '../lead/lead-labels';
import { leadRequest } from '../lead/lead-request';
import { haveSameFields, otherSide, type Side } from './compare-values';

/** A fact of two leads that is not chosen in a merge, and what the merge does with it. */
export interface ComparedFact {
  readonly label: string;
  readonly outcome: string;
  readonly texts: readonly [string, string];
}

const READABLE = 'Stays with the merged lead, under “Merged into this lead”';

/** Facts of the lead that is merged away: its work, its source, and what the merge does not take over. */
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
    fact('Came through', READABLE, sourceText),
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

/** The message has a row of its own. */
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
