import { leadTypeDefinition } from '@lead-types/lead-types';
import { PERSONAL_FIELDS, type PersonalField } from '@lead-types/personal-fields';
import { formatDay } from '../lead/format-follow-up';
import type { Lead } from '../lead/lead';
import { typeLines } from '../lead/lead-fields';
import { isOpenStatus, PRIORITY_LABELS, STATUS_LABELS } from '../lead/lead-labels';
import { leadRequest } from '../lead/lead-request';
import type { MergePath } from './duplicates-api';

/** One value of two leads side by side; a text is empty where a lead does not say it. */
export interface ComparedValue {
  readonly path: MergePath;
  readonly label: string;
  readonly texts: readonly [string, string];
}

export type Side = 0 | 1;

const ENDED: readonly string[] = [STATUS_LABELS.closed, STATUS_LABELS.rejected];

/** Everything of two leads that a merge can take over: the fields of their types only where they share them. */
export function comparedValues(leads: readonly [Lead, Lead]): ComparedValue[] {
  const both = (path: MergePath, label: string, text: (lead: Lead) => string): ComparedValue => ({
    path,
    label,
    texts: [text(leads[0]), text(leads[1])],
  });
  const personal = (Object.keys(PERSONAL_FIELDS) as PersonalField[]).map((name) =>
    both(`personalInfo.${name}`, PERSONAL_FIELDS[name].label, ({ personalInfo }) => String(personalInfo[name] ?? '')),
  );
  const [lines, otherLines] = [typeLines(leads[0]), typeLines(leads[1])];
  const group = ({ type }: Lead) => leadTypeDefinition(type).group;
  const details =
    group(leads[0]) === group(leads[1])
      ? lines.map(
          ({ name, label, text }): ComparedValue => ({
            path: `details.${name}` as MergePath,
            label,
            texts: [text, otherLines.find((line) => line.name === name)?.text ?? ''],
          }),
        )
      : [];
  return [
    ...personal,
    both('status', 'Status', ({ status }) => STATUS_LABELS[status]),
    both('priority', 'Priority', ({ priority }) => PRIORITY_LABELS[priority]),
    both('assignedTo', 'Assigned to', ({ assignedTo }) => assignedTo?.name ?? ''),
    both('followUp', 'Follow-up', ({ followUp }) => (followUp ? followUpText(followUp) : '')),
    ...details,
  ].filter(({ texts }) => texts.some((text) => text !== ''));
}

/** Whether the two leads say different things, so that somebody has to choose. */
export function differs({ texts: [one, other] }: ComparedValue): boolean {
  return one !== other;
}

/**
 * Whose value is kept unless somebody chooses otherwise: that of the lead that stays, where it has one. Work that goes on
 * is never ended by a merge: an open status comes before a closed one.
 */
export function keptSide({ path, texts }: ComparedValue, survivor: Side): Side {
  const other = otherSide(survivor);
  if (path === 'status' && ENDED.includes(texts[survivor]) && !ENDED.includes(texts[other])) return other;
  return texts[survivor] === '' ? other : survivor;
}

/** What the lead that stays takes over, by path, with what was `chosen` by hand. */
export function selectedPaths(
  values: readonly ComparedValue[],
  survivor: Side,
  chosen: Readonly<Record<string, Side>>,
): MergePath[] {
  return values
    .filter((value) => differs(value) && (chosen[value.path] ?? keptSide(value, survivor)) !== survivor)
    .filter(({ texts }) => texts[otherSide(survivor)] !== '')
    .map(({ path }) => path);
}

/** Which stays unless somebody chooses otherwise: the one that is still open; of two such, whom staff have known for longer. */
export function survivingSide(leads: readonly [Lead, Lead]): Side {
  const [isOpen, isOtherOpen] = [isOpenStatus(leads[0].status), isOpenStatus(leads[1].status)];
  if (isOpen !== isOtherOpen) return isOpen ? 0 : 1;
  return leads[0].createdAt <= leads[1].createdAt ? 0 : 1;
}

/** Whether the two ask for different things, so that both are to be worked: another type, or other words. */
export function requestsDiffer(leads: readonly [Lead, Lead]): boolean {
  const [one, other] = [requestWords(leads[0]), requestWords(leads[1])];
  return leads[0].type !== leads[1].type || (one !== '' && other !== '' && one !== other);
}

/** What somebody wrote, without what tells two copies apart by accident. */
export function requestWords(lead: Lead): string {
  return (leadRequest(lead).words?.text ?? '').trim().replace(/\s+/g, ' ');
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

function followUpText({ on, note }: NonNullable<Lead['followUp']>): string {
  return note ? `${formatDay(on)}: ${note}` : formatDay(on);
}
