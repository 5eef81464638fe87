/** Generates what users did with a lead: assignments, status changes, notes and history rows. */

import { NATIONAL_HOLIDAYS } from '../../../src/config/env.js';
import { CLOSE_REASONS, type CloseReason, closeReasonsFor } from '../../../src/lead-types/close-reasons.js';
import { type LeadType, leadTypeDefinition } from '../../../src/lead-types/lead-types.js';
import { BusinessCalendar } from '../../../src/modules/leads/domain/business-calendar.js';
import { type Change, impersonalChanges, personalChanges } from '../../../src/modules/leads/domain/changed-values.js';
import { kolkataDay } from '../../../src/modules/leads/domain/date-range.js';
import type { FollowUpValue } from '../../../src/modules/leads/domain/follow-up.js';
import type { LeadPriority, LeadStatus } from '../../../src/modules/leads/domain/lead.js';
import type { DemoUser, Team } from '../demo-staff.js';
import { CALLS, FOLLOW_UPS, MESSAGES, NOTES } from '../phrases/note-phrases.js';
import { Random, Weighted } from '../random.js';
import { DAY_MS, type DemoSet, type LeadSeed } from './lead-moments.js';

/** One action of a user on a lead: changed values, or a note with placeholders for the lead's location. */
type HandlingStep = {
  readonly atMs: number;
  readonly actor: DemoUser;
} & StaffAction;

export interface LeadSeedHistory {
  readonly status: LeadStatus;
  readonly priority: LeadPriority;
  readonly assignedTo: string | null;
  readonly isQuarantined: boolean;
  readonly closeReason: CloseReason | null;
  readonly followUp: FollowUpValue | null;
  readonly visitorAddress: string;
  readonly steps: readonly HandlingStep[];
}

export interface SeedHistoryEvent {
  readonly atMs: number;
  readonly action: 'lead.created' | 'lead.updated' | 'lead.noted' | 'lead.called' | 'lead.messaged';
  /** Null if the visitor caused the event. */
  readonly actorId: string | null;
  readonly address: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  /** Personal data, which the audit trail stores separately. */
  readonly personal: Readonly<Record<string, unknown>> | null;
}

type StaffAction = { readonly changes: Readonly<Record<string, Change>> } | { readonly note: string };
type UntimedStep = { readonly actor: DemoUser } & StaffAction;

const SUPPORT = new BusinessCalendar(NATIONAL_HOLIDAYS);

const QUARANTINED_SHARE = 0.015;
const ASSIGNED_WHEN_NEW = 0.25;
const ASSIGNED_LATER = 0.93;

/** Weights of the status by the age of a lead in days. Older leads are open less often. */
const STATUS_BY_AGE: readonly { readonly underDays: number; readonly draw: Weighted<LeadStatus> }[] = [
  { underDays: 2, draw: statuses(88, 10, 1, 0, 0, 1) },
  { underDays: 4, draw: statuses(34, 44, 12, 2, 4, 4) },
  { underDays: 14, draw: statuses(6, 58, 20, 4, 6, 6) },
  { underDays: 90, draw: statuses(0.3, 36, 26, 13, 15, 9.7) },
  { underDays: Number.POSITIVE_INFINITY, draw: statuses(0, 14, 14, 23, 31, 18) },
];

/** Weights for leads without a promise, which nobody contacts. */
const STATUS_WITHOUT_PROMISE = statuses(94, 1, 0, 0, 5, 0);

function statuses(...weights: readonly [number, number, number, number, number, number]): Weighted<LeadStatus> {
  const [fresh, contacted, qualified, converted, closed, rejected] = weights;
  return new Weighted<LeadStatus>([
    ['new', fresh],
    ['contacted', contacted],
    ['qualified', qualified],
    ['converted', converted],
    ['closed', closed],
    ['rejected', rejected],
  ]);
}

const PATHS: Readonly<Record<LeadStatus, readonly (readonly LeadStatus[])[]>> = {
  new: [[]],
  contacted: [['contacted']],
  qualified: [['contacted', 'qualified'], ['qualified']],
  converted: [
    ['contacted', 'qualified', 'converted'],
    ['contacted', 'converted'],
  ],
  closed: [['contacted', 'closed'], ['contacted', 'qualified', 'closed'], ['closed']],
  rejected: [['contacted', 'rejected'], ['rejected']],
};

const OTHER_PRIORITIES = new Weighted<LeadPriority>([
  ['high', 50],
  ['low', 32],
  ['urgent', 18],
]);

const FOLLOWED_UP_DAYS = 60;
const FOLLOWED_UP_SHARE = 0.6;
const TIMED_SHARE = 0.6;
const VISIT_SHARE = 0.3;
const LANDMARKS = ['near the school', 'at the bus stand', 'opposite the mandi', 'next to the post office'];
/** The share of closed leads with a reason. Older leads were closed before a reason was required. */
const REASON_SHARE = 0.8;
const MAX_NOTES = 4;
/** The steps use at most this fraction of the time until the data ends. */
const END_MARGIN = 0.98;

interface HandledLead {
  readonly set: DemoSet;
  readonly seed: LeadSeed;
  readonly type: LeadType;
  readonly team: Team;
  readonly village: () => string;
}

export function leadSeedHistory({ set, seed, type, team, village }: HandledLead): LeadSeedHistory {
  const random = new Random(set.seed, seed.index, 'handling');
  const isQuarantined = random.chance(QUARANTINED_SHARE);
  const visitorAddress = drawVisitorAddress(random);
  if (isQuarantined) {
    return {
      status: 'new',
      priority: 'medium',
      assignedTo: null,
      isQuarantined,
      closeReason: null,
      followUp: null,
      visitorAddress,
      steps: [],
    };
  }
  const ageDays = (set.untilMs - seed.createdAtMs) / DAY_MS;
  const { promiseHours } = leadTypeDefinition(type);
  const status = promiseHours === null ? STATUS_WITHOUT_PROMISE.draw(random) : statusAfter(ageDays, random);
  const leader = random.pick(team.leaders);
  const assignee = random.chance(status === 'new' ? ASSIGNED_WHEN_NEW : ASSIGNED_LATER)
    ? random.pick(team.assignees)
    : null;
  const priority = random.chance(status === 'new' ? 0.08 : 0.32) ? OTHER_PRIORITIES.draw(random) : 'medium';
  const actor = assignee ?? leader;
  const outcome = new Random(set.seed, seed.index, 'outcome');
  const planned = withTime(drawFollowUp(status, ageDays, set.untilMs, random), outcome);
  const followUp = withPlace(planned, village, new Random(set.seed, seed.index, 'visit'));
  const closeReason = drawCloseReason(status, outcome);
  const steps = [
    ...handover(leader, assignee, priority),
    ...handling(status, actor, random).map((step) => withReason(step, closeReason)),
    ...(followUp ? [{ actor, changes: { followUp: { from: null, to: followUp } } }] : []),
  ];
  return {
    status,
    priority,
    assignedTo: assignee?.id ?? null,
    isQuarantined,
    closeReason,
    followUp,
    visitorAddress,
    steps: timed(steps, seed.createdAtMs, set.untilMs, random),
  };
}

export function lastChange(
  history: LeadSeedHistory,
  { createdAtMs }: LeadSeed,
): { version: number; updatedAtMs: number } {
  const changes = history.steps.filter((step) => 'changes' in step);
  return { version: 1 + changes.length, updatedAtMs: changes.at(-1)?.atMs ?? createdAtMs };
}

/** When a user first responded to the lead: its first change of status, call or message. */
export function firstResponseMs({ steps }: LeadSeedHistory): number | null {
  const response = steps.find((step) =>
    'note' in step ? CALLS.has(step.note) || MESSAGES.has(step.note) : 'status' in step.changes,
  );
  return response?.atMs ?? null;
}

/**
 * The history of the lead as the server writes it, oldest first. The first entry marks the lead as demo data, which
 * `--reset` uses to find it.
 */
export function seedHistoryEvents(
  history: LeadSeedHistory,
  seed: LeadSeed,
  type: LeadType,
): readonly SeedHistoryEvent[] {
  const created: SeedHistoryEvent = {
    atMs: seed.createdAtMs,
    action: 'lead.created',
    actorId: null,
    address: null,
    details: { type, ...(history.isQuarantined && { quarantined: true }), demo: true },
    personal: { address: history.visitorAddress },
  };
  const handled = history.steps.map((step): SeedHistoryEvent => {
    const origin = { atMs: step.atMs, actorId: step.actor.id, address: officeAddress(step.actor), personal: null };
    if (!('note' in step)) {
      const personal = personalChanges(step.changes);
      return {
        ...origin,
        action: 'lead.updated',
        details: { changes: impersonalChanges(step.changes) },
        personal: Object.keys(personal).length > 0 ? personal : null,
      };
    }
    const message = MESSAGES.get(step.note);
    if (message) return { ...origin, action: 'lead.messaged', details: { channel: message.channel } };
    const outcome = CALLS.get(step.note);
    return outcome === undefined
      ? { ...origin, action: 'lead.noted', details: {} }
      : { ...origin, action: 'lead.called', details: { outcome } };
  });
  return [created, ...handled];
}

function statusAfter(ageDays: number, random: Random): LeadStatus {
  const bucket = STATUS_BY_AGE.find(({ underDays }) => ageDays < underDays);
  return bucket ? bucket.draw.draw(random) : 'closed';
}

function handover(leader: DemoUser, assignee: DemoUser | null, priority: LeadPriority): UntimedStep[] {
  const changes: Record<string, Change> = {};
  if (priority !== 'medium') changes['priority'] = { from: 'medium', to: priority };
  if (assignee) changes['assignedTo'] = { from: null, to: assignee.id };
  return Object.keys(changes).length > 0 ? [{ actor: leader, changes }] : [];
}

function handling(status: LeadStatus, actor: DemoUser, random: Random): UntimedStep[] {
  const steps: UntimedStep[] = [];
  let noteCount = 0;
  let current: LeadStatus = 'new';
  const maybeNote = (probability: number) => {
    while (noteCount < MAX_NOTES && random.chance(probability)) {
      steps.push({ actor, note: random.pick(NOTES[current]) });
      noteCount++;
      probability /= 3;
    }
  };
  maybeNote(0.06);
  for (const next of random.pickEarly(PATHS[status])) {
    steps.push({ actor, changes: { status: { from: current, to: next } } });
    current = next;
    maybeNote(0.4);
  }
  return steps;
}

function drawFollowUp(status: LeadStatus, ageDays: number, untilMs: number, random: Random): FollowUpValue | null {
  const isInWork = status === 'contacted' || status === 'qualified';
  if (!isInWork || ageDays > FOLLOWED_UP_DAYS || !random.chance(FOLLOWED_UP_SHARE)) return null;
  const note = random.chance(0.7) ? random.pick(FOLLOW_UPS) : null;
  return { on: kolkataDay(new Date(untilMs + random.between(-2, 12) * DAY_MS)), note };
}

/** Adds a time of day to most follow-ups, at an hour when people can be called. */
function withTime(followUp: FollowUpValue | null, random: Random): FollowUpValue | null {
  if (!followUp || !random.chance(TIMED_SHARE)) return followUp;
  const minutes = (9 * 4 + random.between(0, 36)) * 15;
  const at = new Date(Date.parse(`${followUp.on}T00:00:00+05:30`) + minutes * 60_000);
  return { ...followUp, at: at.toISOString() };
}

/** Makes some follow-ups with a time a visit. */
function withPlace(followUp: FollowUpValue | null, village: () => string, random: Random): FollowUpValue | null {
  if (followUp?.at === undefined || !random.chance(VISIT_SHARE)) return followUp;
  return { ...followUp, place: `${village()}, ${random.pick(LANDMARKS)}` };
}

function drawCloseReason(status: LeadStatus, random: Random): CloseReason | null {
  const reasons = Object.keys(closeReasonsFor(status)) as CloseReason[];
  return reasons.length > 0 && random.chance(REASON_SHARE) ? random.pickEarly(reasons) : null;
}

function withReason(step: UntimedStep, reason: CloseReason | null): UntimedStep {
  if (!reason || !('changes' in step)) return step;
  const to = String(step.changes['status']?.to);
  if (!Object.hasOwn(CLOSE_REASONS, to)) return step;
  return { ...step, changes: { ...step.changes, closeReason: { from: null, to: reason } } };
}

/** Spreads the steps: the first response within hours, later ones within days, mostly at work, all before the end. */
function timed(steps: readonly UntimedStep[], createdAtMs: number, untilMs: number, random: Random): HandlingStep[] {
  let passed = 0;
  let isWaiting = true;
  const elapsed = steps.map((step) => {
    passed += 60_000 + random.exponential(isWaiting ? 0.4 * DAY_MS : 1.8 * DAY_MS);
    if ('changes' in step && 'status' in step.changes) isWaiting = false;
    return passed;
  });
  const available = (untilMs - createdAtMs) * END_MARGIN;
  const scale = passed > available ? available / passed : 1;
  let lastMs = createdAtMs;
  return steps.map((step, position) => {
    const anyTimeMs = Math.floor(createdAtMs + (elapsed[position] ?? 0) * scale);
    const openMs = SUPPORT.nextOpen(new Date(anyTimeMs)).getTime();
    const workTimeMs = openMs === anyTimeMs ? anyTimeMs : openMs + random.between(1, 90) * 60_000;
    lastMs = Math.max(lastMs + 1, workTimeMs < createdAtMs + available ? workTimeMs : anyTimeMs);
    return { ...step, atMs: lastMs };
  });
}

/** Addresses reserved for documentation (RFC 5737). */
function drawVisitorAddress(random: Random): string {
  return `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.between(1, 254)}`;
}

function officeAddress(actor: DemoUser): string {
  return `10.20.0.${10 + (Number.parseInt(actor.id.slice(-2), 16) % 40)}`;
}
