/** What became of a lead: who got it, how its status moved, what was noted, and the history rows that tell of it. */
import type { LeadPriority, LeadStatus } from '../../src/modules/leads/domain/lead.js';
import type { LeadType } from '../../src/modules/leads/domain/lead-types/lead-types.js';
import type { DemoUser, Desk } from './demo-staff.js';
import { uuidAt } from './lead-ids.js';
import { DAY_MS, type DemoSet, type LeadBirth } from './lead-moments.js';
import { NOTES } from './note-phrases.js';
import { Random, Weighted } from './random.js';

export interface StoryEvent {
  readonly atMs: number;
  readonly action: 'lead.created' | 'lead.updated' | 'lead.noted';
  /** Null for the visitor. */
  readonly actorId: string | null;
  readonly address: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface StoryNote {
  readonly id: string;
  readonly authorId: string;
  /** With slots for the place of the lead. */
  readonly phrase: string;
  readonly atMs: number;
}

export interface LeadStory {
  readonly status: LeadStatus;
  readonly priority: LeadPriority;
  readonly assignedTo: string | null;
  readonly isQuarantined: boolean;
  readonly version: number;
  readonly updatedAtMs: number;
  readonly notes: readonly StoryNote[];
  /** Oldest first. */
  readonly events: readonly StoryEvent[];
}

type Change = { readonly from: unknown; readonly to: unknown };
type Changes = Readonly<Record<string, Change>>;
type Step = { readonly actor: DemoUser } & ({ readonly changes: Changes } | { readonly note: string });

const QUARANTINED_SHARE = 0.015;

/** How far leads have come, by their age in days; the older, the fewer are still open. */
const STATUS_BY_AGE: readonly { readonly underDays: number; readonly draw: Weighted<LeadStatus> }[] = [
  { underDays: 2, draw: statuses(88, 10, 1, 0, 0, 1) },
  { underDays: 14, draw: statuses(46, 34, 10, 2, 4, 4) },
  { underDays: 90, draw: statuses(16, 30, 22, 10, 13, 9) },
  { underDays: Number.POSITIVE_INFINITY, draw: statuses(4, 12, 13, 22, 31, 18) },
];

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

/** The ways to a status; the first is the usual one. */
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

const MOST_NOTES = 4;
/** No step comes closer than this to the end of the data. */
const END_MARGIN = 0.98;

export function leadStory(set: DemoSet, birth: LeadBirth, type: LeadType, desk: Desk): LeadStory {
  const random = new Random(set.seed, birth.index, 'story');
  const isQuarantined = random.chance(QUARANTINED_SHARE);
  const created: StoryEvent = {
    atMs: birth.createdAtMs,
    action: 'lead.created',
    actorId: null,
    address: visitorAddress(random),
    details: isQuarantined ? { type, quarantined: true } : { type },
  };
  const untouched = { status: 'new', priority: 'medium', assignedTo: null } as const;
  if (isQuarantined) {
    return { ...untouched, isQuarantined, version: 1, updatedAtMs: birth.createdAtMs, notes: [], events: [created] };
  }

  const ageDays = (set.untilMs - birth.createdAtMs) / DAY_MS;
  const status = statusAfter(ageDays, random);
  const leader = random.pick(desk.leaders);
  const assignee = random.chance(status === 'new' ? 0.25 : 0.93) ? random.pick(desk.assignees) : null;
  const priority = random.chance(status === 'new' ? 0.08 : 0.32) ? OTHER_PRIORITIES.draw(random) : 'medium';
  const steps = [...handover(leader, assignee, priority), ...handling(status, assignee ?? leader, random)];

  const notes: StoryNote[] = [];
  const events: StoryEvent[] = [created];
  let updatedAtMs = birth.createdAtMs;
  let version = 1;
  const moments = stepMoments(birth.createdAtMs, set.untilMs, steps.length, random);
  for (const [position, step] of steps.entries()) {
    const atMs = moments[position] ?? updatedAtMs;
    const origin = { atMs, actorId: step.actor.id, address: officeAddress(step.actor) };
    if ('note' in step) {
      notes.push({ id: uuidAt(atMs, random), authorId: step.actor.id, phrase: step.note, atMs });
      events.push({ ...origin, action: 'lead.noted', details: {} });
    } else {
      events.push({ ...origin, action: 'lead.updated', details: { changes: step.changes } });
      updatedAtMs = atMs;
      version++;
    }
  }
  return { status, priority, assignedTo: assignee?.id ?? null, isQuarantined, version, updatedAtMs, notes, events };
}

function statusAfter(ageDays: number, random: Random): LeadStatus {
  const bucket = STATUS_BY_AGE.find(({ underDays }) => ageDays < underDays);
  return bucket ? bucket.draw.draw(random) : 'closed';
}

function handover(leader: DemoUser, assignee: DemoUser | null, priority: LeadPriority): Step[] {
  const changes: Record<string, Change> = {};
  if (priority !== 'medium') changes['priority'] = { from: 'medium', to: priority };
  if (assignee) changes['assignedTo'] = { from: null, to: assignee.id };
  return Object.keys(changes).length > 0 ? [{ actor: leader, changes }] : [];
}

function handling(status: LeadStatus, actor: DemoUser, random: Random): Step[] {
  const steps: Step[] = [];
  let noteCount = 0;
  let current: LeadStatus = 'new';
  const maybeNote = (probability: number) => {
    while (noteCount < MOST_NOTES && random.chance(probability)) {
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

/** Moments in order, the first within hours, the later ones within days, all before the end of the data. */
function stepMoments(createdAtMs: number, untilMs: number, count: number, random: Random): number[] {
  const elapsed: number[] = [];
  let passed = 0;
  for (let step = 0; step < count; step++) {
    passed += 60_000 + random.exponential(step === 0 ? 0.3 * DAY_MS : 1.8 * DAY_MS);
    elapsed.push(passed);
  }
  const available = (untilMs - createdAtMs) * END_MARGIN;
  const scale = passed > available ? available / passed : 1;
  return elapsed.map((each) => Math.floor(createdAtMs + each * scale));
}

/** Addresses reserved for documentation (RFC 5737). */
function visitorAddress(random: Random): string {
  return `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.between(1, 254)}`;
}

function officeAddress(actor: DemoUser): string {
  return `10.20.0.${10 + (Number.parseInt(actor.id.slice(-2), 16) % 40)}`;
}
