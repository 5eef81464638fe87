/** The state that the model expects in the database. */
import { JwtService } from '@nestjs/jwt';
import { v7 as uuidv7 } from 'uuid';
import type { LeadType } from '../../../src/lead-types/lead-types.js';
import type { Permission } from '../../../src/modules/users/domain/permissions.js';
import type { KeyValues, WebhookValues } from './action.js';
import { idsText } from './external-ids.js';
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
  /** Someone else chose the password. */
  mustChange?: boolean;
  away?: { from: string; until: string | null } | null;
}

export interface ModelRule {
  id: string;
  leadType: LeadType;
  does: 'fixed' | 'pool';
  userIds: string[];
}

/** A share-out that can be undone: each lead with its former assignment, and its version, which later changes raise. */
export interface ModelShareOut {
  owner: string;
  leads: (Pick<ModelLead, 'id' | 'assignedTo' | 'inPool'> & { version: number })[];
}

export interface ModelEvent {
  action: string;
  actor: string | null;
  changes?: Record<string, { from: unknown; to: unknown }>;
  other?: string;
}

export interface ModelNote {
  content: string;
  author: string;
  /** The outcome of a call. */
  call: string | null;
  /** The channel of a message. */
  message: string | null;
  step: number;
}

export function isContact({ call, message }: ModelNote): boolean {
  return call !== null || message !== null;
}

export interface ModelLead {
  id: string;
  reference: string;
  type: LeadType;
  originalType: LeadType | null;
  status: string;
  priority: string;
  assignedTo: string | null;
  inPool: boolean;
  leftPool: boolean;
  quarantined: boolean;
  /** Signs of spam. Empty after a user restored the lead. */
  spamReasons: readonly string[];
  fullName: string | null;
  phone: string;
  number: number;
  /** Other texts that the search covers. */
  otherTexts: string[];
  /** Newest first, with calls and messages. `step` is the step that added the note. */
  notes: ModelNote[];
  /** When the promise is due, relative to the run. */
  due: 'none' | 'past' | 'soon' | 'later';
  dueMs: number;
  /** The first contact: long before the promise was due, or during the run. */
  response: 'early' | 'now' | null;
  responseStep: number;
  /** As `system:id`, sorted. */
  externalIds: readonly string[];
  followUp: { on: string; note: string | null } | null;
  /** All open follow-ups in order, if a merge left more than one. */
  plans?: ModelPlan[];
  history: ModelEvent[];
  version: number;
  /** The step of the last change. */
  touched: number;
  mergedInto: string | null;
  erased: boolean;
  /** The last ETag that the server returned, with the lead's version and `stateOf` at that time. */
  seen: { etag: string; version: number; state: string } | null;
}

/** A deleted lead with the leads merged into it. `leads` includes the lead itself, as the first item. */
export interface BinnedLead {
  root: ModelLead;
  leads: ModelLead[];
  pairs: ModelPair[];
  deletedBy: string;
  step: number;
}

/** An open follow-up. `made` still identifies the follow-up after a change or a merge. */
export interface ModelPlan {
  readonly on: string;
  readonly note: string | null;
  readonly made: number;
}

/** Fields of the surviving lead that a merge can change in this model. */
export type MergeableValue = 'status' | 'priority' | 'assignedTo' | 'inPool';

/** A possible duplicate. `first` has the smaller id. */
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
    plans: readonly ModelPlan[];
    externalIds: readonly string[];
    /** The leads that the merge paired with the surviving lead. */
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
  /** The sign-in is so old that critical actions ask for the password again. */
  isOld: boolean;
}

const jwt = new JwtService({ secret: MODEL_SECRET, signOptions: { algorithm: 'HS256', expiresIn: '12h' } });

export interface ModelView {
  id: string;
  /** Null after the owner of a shared view was deleted. */
  owner: string | null;
  name: string;
  query: string;
  shared: boolean;
}

export interface ModelTemplate {
  id: string;
  name: string;
}

export interface ModelKey extends KeyValues {
  id: string;
  createdBy: string;
}

export interface ModelWebhook extends WebhookValues {
  id: string;
  /** Must be enabled first. No receiver in this model answers, so it stays new. */
  isNew: boolean;
  deliveries: { id: string; state: string }[];
}

export interface ModelImport {
  id: string;
  createdBy: string;
  state: string;
}

export class World {
  /** In creation order, without deleted users. */
  readonly users = new Map<string, ModelUser>();
  readonly leads = new Map<string, ModelLead>();
  readonly bin = new Map<string, BinnedLead>();
  readonly sessions = new Map<string, ModelSession>();
  readonly views = new Map<string, ModelView>();
  readonly templates = new Map<string, ModelTemplate>();
  /** Oldest first, without revoked keys. */
  readonly keys = new Map<string, ModelKey>();
  /** Oldest first. */
  readonly webhooks = new Map<string, ModelWebhook>();
  /** Oldest first. */
  readonly imports = new Map<string, ModelImport>();
  readonly rules = new Map<string, ModelRule>();
  readonly shareOuts = new Map<string, ModelShareOut>();
  /** Key: both ids, the smaller first. */
  readonly pairs = new Map<string, ModelPair>();
  readonly deletedUsers: string[] = [MISSING_ID];
  readonly formerNames = new Map<string, string>();
  readonly deletedLeads: string[] = [MISSING_ID];
  readonly deletedViews: string[] = [MISSING_ID];
  readonly deletedRules: string[] = [MISSING_ID];
  readonly revokedKeys: string[] = [MISSING_ID];
  readonly deletedWebhooks: string[] = [MISSING_ID];
  readonly audit = new Map<string, number>();
  /** Ids of the users who watch a lead type. */
  readonly watchers = new Set<string>();
  deviceOwner: string | null = null;
  exportedRows = 0;
  step = 0;
  private madeUsers = 0;
  private madeLeads = 0;

  /** The user of a session, or null if its token is not valid. */
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

  leadWith(externalId: string): ModelLead | undefined {
    return [...this.leads.values()].find(({ externalIds }) => externalIds.includes(externalId));
  }

  /** Whether another lead than this one has one of the ids. */
  isTaken(externalIds: readonly string[], by?: ModelLead): boolean {
    return externalIds.map((id) => this.leadWith(id)).some((other) => other && other !== by);
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

  /** Any status except `new` also sets the first response. `new` removes it, unless a call or message was logged. */
  changed(lead: ModelLead, changes: Partial<ModelLead>): ModelLead {
    const after = { ...lead, ...changes };
    if (changes.followUp !== undefined) Object.assign(after, this.planned(lead, changes.followUp));
    if (changes.status === 'new') {
      const first = lead.notes.filter(isContact).at(-1);
      after.response = first ? 'now' : null;
      after.responseStep = first?.step ?? 0;
    } else if (changes.status !== undefined && after.response === null) {
      after.response = 'now';
      after.responseStep = this.step;
    }
    return after;
  }

  changeLead(lead: ModelLead, actor: string | null, changes: Partial<ModelLead>): void {
    const paths = {
      type: 'type',
      status: 'status',
      priority: 'priority',
      assignedTo: 'assignedTo',
      inPool: 'inPool',
      fullName: 'personalInfo.fullName',
      followUp: 'followUp',
      externalIds: 'externalIds',
    };
    const changedPaths: Record<string, { from: unknown; to: unknown }> = {};
    for (const [name, path] of Object.entries(paths)) {
      const [from, to] = [lead[name as keyof ModelLead], changes[name as keyof ModelLead]];
      if (to !== undefined && JSON.stringify(from) !== JSON.stringify(to)) changedPaths[path] = { from, to };
    }
    if (changedPaths['externalIds'] && changes.externalIds) {
      changedPaths['externalIds'] = { from: idsText(lead.externalIds), to: idsText(changes.externalIds) };
    }
    if (Object.keys(changedPaths).length === 0) return;
    if (lead.inPool && changes.inPool === false) lead.leftPool = true;
    Object.assign(lead, this.changed(lead, changes));
    lead.version += 1;
    lead.touched = this.step;
    lead.history.unshift({ action: 'lead.updated', actor, changes: changedPaths });
    this.count('lead.updated');
  }

  private planned(lead: ModelLead, plan: ModelLead['followUp']): ReturnType<typeof inOrder> {
    const [next, ...later] = plansOf(lead);
    return inOrder(plan ? [{ made: this.step, ...next, ...plan }, ...later] : later);
  }

  addHistory(lead: ModelLead, action: string, actor: string, about: Pick<ModelEvent, 'other' | 'changes'> = {}): void {
    lead.history.unshift({ action, actor, ...about });
    this.count(action);
  }

  /** Removes personal data from the leads. Their history events stay. */
  eraseLeads(leads: readonly ModelLead[], actor: string): void {
    const ids = new Set(leads.map(({ id }) => id));
    for (const lead of leads) this.redactHistory(lead);
    for (const [key, { first, second, state }] of this.pairs) {
      if (state !== 'merged' && (ids.has(first) || ids.has(second))) this.pairs.delete(key);
    }
    for (const lead of leads) {
      lead.notes = lead.notes.filter(isContact).map((note) => ({ ...note, content: '' }));
      Object.assign(lead, {
        fullName: null,
        phone: '',
        otherTexts: [],
        externalIds: [],
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

  /**
   * Removes the values from a lead's history, and from the history of each lead that it was merged into, for the time
   * during which it was merged.
   */
  redactHistory(lead: ModelLead, from = 0, until = lead.history.length): void {
    const all = [...this.leads.values(), ...[...this.bin.values()].flatMap(({ leads }) => leads)];
    // Oldest first, to match each merge with its unmerge.
    const events = lead.history.toReversed();
    lead.history = events
      .map(({ changes, ...event }, index) =>
        changes && index >= from && index < until
          ? { ...event, changes: withoutValues(changes) }
          : { ...event, ...(changes && { changes }) },
      )
      .toReversed();
    const mergeCounts = new Map<string, number>();
    for (const [index, { action, other = '' }] of events.entries()) {
      if (action !== 'lead.merged_into') continue;
      const mergeIndex = mergeCounts.get(other) ?? 0;
      mergeCounts.set(other, mergeIndex + 1);
      const survivor = all.find(({ id }) => id === other);
      if (!survivor || index < from || index >= until) continue;
      const survivorEvents = survivor.history.toReversed().map((event, at) => ({ ...event, at }));
      const nth = (name: string) =>
        survivorEvents.filter((event) => event.action === name && event.other === lead.id)[mergeIndex]?.at;
      this.redactHistory(survivor, nth('lead.merged'), (nth('lead.unmerged') ?? survivorEvents.length) + 1);
    }
  }

  removeLead(root: ModelLead, actor: string): void {
    const binned: BinnedLead = { root, leads: [], pairs: [], deletedBy: actor, step: this.step };
    this.bin.set(root.id, binned);
    this.moveToBin(root, binned);
  }

  private moveToBin(lead: ModelLead, binned: BinnedLead): void {
    const parts = [...this.leads.values()].filter(({ mergedInto }) => mergedInto === lead.id);
    binned.leads.push(lead);
    this.leads.delete(lead.id);
    this.deletedLeads.push(lead.id);
    this.addHistory(lead, 'lead.deleted', binned.deletedBy);
    for (const [key, pair] of this.pairs) {
      if (pair.first !== lead.id && pair.second !== lead.id) continue;
      this.pairs.delete(key);
      binned.pairs.push(pair);
    }
    for (const part of parts) this.moveToBin(part, binned);
  }

  count(action: string, times = 1): void {
    if (times > 0) this.audit.set(action, (this.audit.get(action) ?? 0) + times);
  }
}

/** The open follow-ups of a lead. A seeded follow-up is older than those made in the run. */
export function plansOf(lead: ModelLead): ModelPlan[] {
  return lead.plans ?? (lead.followUp ? [{ ...lead.followUp, made: lead.number - 1_000 }] : []);
}

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

/** Signs a token as the server does: `sub` is the user id, `jti` the session id. */
function newSession(userId: string): { id: string; token: string } {
  const id = uuidv7();
  return { id, token: jwt.sign({}, { subject: userId, jwtid: id }) };
}
