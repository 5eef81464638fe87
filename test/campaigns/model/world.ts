/** What the model believes to be stored: users, their sessions, leads with notes and history, and the audit counts. */
import { JwtService } from '@nestjs/jwt';
import { v7 as uuidv7 } from 'uuid';
import type { LeadType } from '../../../src/lead-types/lead-types.js';
import type { Permission } from '../../../src/modules/users/domain/permissions.js';
import type { AccessProfile, ModelRole } from './rights.js';

export const MODEL_SECRET = 'a secret that the model signs its own sessions with';
export const MISSING_ID = '01900000-0000-7000-8000-000000000000';

export interface ModelUser extends AccessProfile {
  id: string;
  name: string;
  email: string;
  role: ModelRole;
  flags: Set<Permission>;
  types: Set<LeadType>;
  active: boolean;
  password: string;
  away?: { from: string; until: string | null } | null;
}

/** Who gets the new leads of a type. */
export interface ModelRule {
  id: string;
  leadType: LeadType;
  does: 'fixed' | 'pool';
  userIds: string[];
}

/** What undoing a share-out gives back: each lead as it was, where it is still at the version. */
export interface ModelShareOut {
  owner: string;
  leads: (Pick<ModelLead, 'id' | 'assignedTo' | 'inPool'> & { version: number })[];
}

export interface ModelEvent {
  action: string;
  actor: string | null;
  changes?: Record<string, { from: unknown; to: unknown }>;
  /** The other lead that it was about as well. */
  other?: string;
}

export interface ModelLead {
  id: string;
  reference: string;
  type: LeadType;
  /** What it came as, where that was corrected. */
  originalType: LeadType | null;
  status: string;
  priority: string;
  assignedTo: string | null;
  inPool: boolean;
  /** It was in the pool, and somebody took it out. */
  leftPool: boolean;
  quarantined: boolean;
  /** What speaks for spam; empty once a colleague has said that it is none. */
  spamReasons: readonly string[];
  /** Null once it was erased. */
  fullName: string | null;
  phone: string;
  /** Counts the leads in the order they came. */
  number: number;
  /** The other texts that the search box looks through. */
  otherTexts: string[];
  /** Newest first; `step` is the one that wrote it. */
  notes: { content: string; author: string; call: string | null; step: number }[];
  /** When the promised first contact falls due, seen from the run. */
  due: 'none' | 'past' | 'soon' | 'later';
  dueMs: number;
  /** The first contact: long before the promise fell due, or during the run. */
  response: 'early' | 'now' | null;
  /** The step of that contact. */
  responseStep: number;
  followUp: { on: string; note: string | null } | null;
  /** All that are open, in their order, once a merge brought more than the next one. */
  plans?: ModelPlan[];
  history: ModelEvent[];
  /** Counts the changes. */
  version: number;
  /** The step that changed it last. */
  touched: number;
  /** The lead that this one became part of. */
  mergedInto: string | null;
  /** It says nothing of a person any more. */
  erased: boolean;
  /** An ETag the server gave out, the version it stood for and all that it names, as `stateOf` says it. */
  seen: { etag: string; version: number; state: string } | null;
}

/** A deleted lead with what was merged into it, itself the first of `leads`. */
export interface BinnedLead {
  root: ModelLead;
  leads: ModelLead[];
  pairs: ModelPair[];
  deletedBy: string;
  /** The step that deleted it. */
  step: number;
}

/** An open follow-up; `made` tells it from others, whoever changes or moves it. */
export interface ModelPlan {
  readonly on: string;
  readonly note: string | null;
  readonly made: number;
}

/** What a merge can change of the lead that stays, as far as the model takes it over. */
export type MergeableValue = 'status' | 'priority' | 'assignedTo' | 'inPool';

/** Two leads that may be of one person; `first` has the smaller id. */
export interface ModelPair {
  first: string;
  second: string;
  state: 'open' | 'linked' | 'dismissed' | 'merged';
  decidedBy: string | null;
  isByStaff?: true;
  merge: {
    survivor: string;
    stateBefore: 'open' | 'linked' | 'dismissed' | 'merged';
    step: number;
    changed: readonly MergeableValue[];
    /** The follow-ups that it took over. */
    plans: readonly ModelPlan[];
    /** The third leads that it paired with the one that stays. */
    pairedWith: readonly string[];
    before: Pick<ModelLead, MergeableValue | 'response' | 'responseStep'>;
    after: Pick<ModelLead, MergeableValue | 'response' | 'responseStep'>;
  } | null;
}

export interface ModelSession {
  id: string;
  userId: string;
  token: string;
  live: boolean;
  /** Signed in longer ago than a password stays unasked. */
  isOld: boolean;
}

const jwt = new JwtService({ secret: MODEL_SECRET, signOptions: { algorithm: 'HS256', expiresIn: '12h' } });

export interface ModelView {
  id: string;
  /** Null once whoever shared it is deleted. */
  owner: string | null;
  name: string;
  query: string;
  shared: boolean;
}

export interface ModelTemplate {
  id: string;
  name: string;
}

export class World {
  /** In the order of their making; what is deleted is gone. */
  readonly users = new Map<string, ModelUser>();
  readonly leads = new Map<string, ModelLead>();
  /** By the id of the lead. */
  readonly bin = new Map<string, BinnedLead>();
  readonly sessions = new Map<string, ModelSession>();
  readonly views = new Map<string, ModelView>();
  readonly templates = new Map<string, ModelTemplate>();
  readonly rules = new Map<string, ModelRule>();
  readonly shareOuts = new Map<string, ModelShareOut>();
  /** By both ids, the smaller first. */
  readonly pairs = new Map<string, ModelPair>();
  /** Ids that once existed. */
  readonly goneUsers: string[] = [MISSING_ID];
  /** What those who are deleted were called. */
  readonly formerNames = new Map<string, string>();
  readonly goneLeads: string[] = [MISSING_ID];
  readonly goneViews: string[] = [MISSING_ID];
  readonly goneRules: string[] = [MISSING_ID];
  readonly audit = new Map<string, number>();
  /** Who watches a type. */
  readonly watchers = new Set<string>();
  /** Whose the one device of the model is. */
  deviceOwner: string | null = null;
  exportedRows = 0;
  step = 0;
  private madeUsers = 0;
  private madeLeads = 0;

  /** The user a session stands for, or null when its token is worth nothing. */
  caller(sessionId: string): ModelUser | null {
    const session = this.sessions.get(sessionId);
    const user = session?.live ? this.users.get(session.userId) : undefined;
    return user?.active ? user : null;
  }

  nextUserNumber(): number {
    this.madeUsers += 1;
    return this.madeUsers;
  }

  nextLeadNumber(): number {
    this.madeLeads += 1;
    return this.madeLeads;
  }

  activeAdmins(): ModelUser[] {
    return [...this.users.values()].filter((user) => user.active && user.role === 'admin');
  }

  addSession(userId: string, session: { id: string; token: string } = newSession(userId), isOld = false): ModelSession {
    const added = { ...session, userId, live: true, isOld };
    this.sessions.set(added.id, added);
    return added;
  }

  sessionsOf(userId: string): ModelSession[] {
    return [...this.sessions.values()].filter((session) => session.live && session.userId === userId);
  }

  endSessions(userId: string, except?: string): void {
    for (const session of this.sessions.values()) {
      if (session.userId === userId && session.id !== except) session.live = false;
    }
  }

  /** A lead after a change: any status but `new` is its first response, and `new` undoes that unless a call was logged. */
  changed(lead: ModelLead, changes: Partial<ModelLead>): ModelLead {
    const after = { ...lead, ...changes };
    if (changes.followUp !== undefined) Object.assign(after, this.planned(lead, changes.followUp));
    if (changes.status === 'new') {
      const firstCall = lead.notes.filter(({ call }) => call !== null).at(-1);
      after.response = firstCall ? 'now' : null;
      after.responseStep = firstCall?.step ?? 0;
    } else if (changes.status !== undefined && after.response === null) {
      after.response = 'now';
      after.responseStep = this.step;
    }
    return after;
  }

  /** Notes a change of a lead in its history and in the audit counts. */
  changeLead(lead: ModelLead, actor: string | null, changes: Partial<ModelLead>): void {
    const paths = {
      type: 'type',
      status: 'status',
      priority: 'priority',
      assignedTo: 'assignedTo',
      inPool: 'inPool',
      fullName: 'personalInfo.fullName',
      followUp: 'followUp',
    };
    const changedPaths: Record<string, { from: unknown; to: unknown }> = {};
    for (const [name, path] of Object.entries(paths)) {
      const [from, to] = [lead[name as keyof ModelLead], changes[name as keyof ModelLead]];
      if (to !== undefined && JSON.stringify(from) !== JSON.stringify(to)) changedPaths[path] = { from, to };
    }
    if (Object.keys(changedPaths).length === 0) return;
    if (lead.inPool && changes.inPool === false) lead.leftPool = true;
    Object.assign(lead, this.changed(lead, changes));
    lead.version += 1;
    lead.touched = this.step;
    lead.history.unshift({ action: 'lead.updated', actor, changes: changedPaths });
    this.count('lead.updated');
  }

  /** The follow-ups of a lead after a change of the next one. */
  private planned(lead: ModelLead, plan: ModelLead['followUp']): ReturnType<typeof inOrder> {
    const [next, ...later] = plansOf(lead);
    return inOrder(plan ? [{ made: this.step, ...next, ...plan }, ...later] : later);
  }

  /** Adds an entry to the history of a lead and to the audit counts. */
  addHistory(lead: ModelLead, action: string, actor: string, about: Pick<ModelEvent, 'other' | 'changes'> = {}): void {
    lead.history.unshift({ action, actor, ...about });
    this.count(action);
  }

  /** What names the person goes, of a lead and of its parts; what happened stays. */
  eraseLeads(leads: readonly ModelLead[], actor: string): void {
    const ids = new Set(leads.map(({ id }) => id));
    for (const lead of leads) this.forgetHistory(lead);
    for (const [key, { first, second, state }] of this.pairs) {
      if (state !== 'merged' && (ids.has(first) || ids.has(second))) this.pairs.delete(key);
    }
    for (const lead of leads) {
      lead.notes = lead.notes.filter(({ call }) => call !== null).map((note) => ({ ...note, content: '' }));
      Object.assign(lead, {
        fullName: null,
        phone: '',
        otherTexts: [],
        followUp: null,
        plans: undefined,
        erased: true,
        spamReasons: [],
        touched: this.step,
      });
      if (lead.response === null) lead.due = 'none';
      lead.version += 1;
      this.addHistory(lead, 'lead.erased', actor);
    }
  }

  /** The values go from a lead's history, and from that of leads that it was part of, as far as it was. */
  forgetHistory(lead: ModelLead, from = 0, until = lead.history.length): void {
    const all = [...this.leads.values(), ...[...this.bin.values()].flatMap(({ leads }) => leads)];
    // Oldest first, as the spells are counted.
    const events = lead.history.toReversed();
    lead.history = events
      .map(({ changes, ...event }, place) =>
        changes && place >= from && place < until
          ? { ...event, changes: withoutValues(changes) }
          : { ...event, ...(changes && { changes }) },
      )
      .toReversed();
    const turns = new Map<string, number>();
    for (const [place, { action, other = '' }] of events.entries()) {
      if (action !== 'lead.merged_into') continue;
      const turn = turns.get(other) ?? 0;
      turns.set(other, turn + 1);
      const survivor = all.find(({ id }) => id === other);
      if (!survivor || place < from || place >= until) continue;
      const told = survivor.history.toReversed().map((event, at) => ({ ...event, at }));
      const nth = (name: string) => told.filter((event) => event.action === name && event.other === lead.id)[turn]?.at;
      this.forgetHistory(survivor, nth('lead.merged'), (nth('lead.unmerged') ?? told.length) + 1);
    }
  }

  /** Into the bin; what was merged into a lead goes with it. */
  removeLead(root: ModelLead, actor: string): void {
    const binned: BinnedLead = { root, leads: [], pairs: [], deletedBy: actor, step: this.step };
    this.bin.set(root.id, binned);
    this.takeAway(root, binned);
  }

  private takeAway(lead: ModelLead, binned: BinnedLead): void {
    const parts = [...this.leads.values()].filter(({ mergedInto }) => mergedInto === lead.id);
    binned.leads.push(lead);
    this.leads.delete(lead.id);
    this.goneLeads.push(lead.id);
    this.addHistory(lead, 'lead.deleted', binned.deletedBy);
    for (const [key, pair] of this.pairs) {
      if (pair.first !== lead.id && pair.second !== lead.id) continue;
      this.pairs.delete(key);
      binned.pairs.push(pair);
    }
    for (const part of parts) this.takeAway(part, binned);
  }

  count(action: string, times = 1): void {
    if (times > 0) this.audit.set(action, (this.audit.get(action) ?? 0) + times);
  }
}

/** The open follow-ups of a lead; one that the seed gave is older than every one that a call of the run made. */
export function plansOf(lead: ModelLead): ModelPlan[] {
  return lead.plans ?? (lead.followUp ? [{ ...lead.followUp, made: lead.number - 1_000 }] : []);
}

/** A lead's follow-ups in their order, and the next of them. */
export function inOrder(plans: readonly ModelPlan[]): Required<Pick<ModelLead, 'followUp' | 'plans'>> {
  const sorted = [...plans].sort((a, b) => (a.on === b.on ? a.made - b.made : a.on < b.on ? -1 : 1));
  const [next] = sorted;
  return { followUp: next ? { on: next.on, note: next.note } : null, plans: sorted };
}

type Changes = NonNullable<ModelEvent['changes']>;

function withoutValues(changes: Changes): Changes {
  const isImpersonal = (path: string) => ['type', 'status', 'priority', 'assignedTo', 'inPool'].includes(path);
  return Object.fromEntries(
    Object.entries(changes).map(([path, change]) => [path, isImpersonal(path) ? change : { from: null, to: null }]),
  );
}

/** Signs a token as the server does: `sub` is the user, `jti` the session. */
function newSession(userId: string): { id: string; token: string } {
  const id = uuidv7();
  return { id, token: jwt.sign({}, { subject: userId, jwtid: id }) };
}
