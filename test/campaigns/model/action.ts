/** The calls that staff and visitors can make, as data: the caller and the parameters. */

import type { LeadType } from '../../../src/lead-types/lead-types.js';
import type { CallOutcome, MessageChannel } from '../../../src/modules/leads/domain/lead.js';
import type { ReportName } from '../../../src/modules/reports/domain/report.js';
import type { KeyScope, Permission } from '../../../src/modules/users/domain/permissions.js';
import type { Answer } from './json.js';
import type { ModelRole } from './rights.js';
import type { World } from './world.js';

export interface FilterValues {
  search?: string;
  type?: LeadType[];
  status?: string[];
  priority?: string[];
  assignedTo?: string;
  unassigned?: boolean;
  pool?: boolean;
  quarantined?: boolean;
  promise?: 'due_soon' | 'overdue' | 'kept' | 'missed' | 'waiting' | 'promised';
  contacted?: boolean;
  followUp?: 'due' | 'today' | 'upcoming';
  nextStep?: 'none';
  duplicates?: 'open';
}

export interface ListValues extends FilterValues {
  page?: number;
  limit?: number;
  count?: 'exact' | 'bounded';
  sortBy?: 'personalInfo.fullName' | 'type' | 'status' | 'createdAt' | 'priority' | 'updatedAt' | 'dueAt' | 'work';
  sortOrder?: 'asc' | 'desc';
}

export interface WorkValues {
  status?: string;
  priority?: string;
  assignedTo?: string | null;
  inPool?: boolean;
}

/** A lead as another system sends it. `externalIds` replaces all of them. */
export interface LeadRecord extends WorkValues {
  type?: LeadType;
  fullName?: string;
  externalIds?: readonly string[];
}

export type BatchItem =
  | { action: 'create'; record: LeadRecord }
  | { action: 'update'; lead: string; ifMatch: boolean; record: LeadRecord }
  | { action: 'update' | 'upsert'; by: string; record: LeadRecord };

export interface UserValues {
  name?: string;
  email?: string;
  role?: ModelRole;
  permissions?: Partial<Record<Permission, boolean>>;
  leadTypeAccess?: Partial<Record<LeadType, boolean>>;
}

export interface KeyValues {
  name: string;
  scopes: readonly KeyScope[];
  leadTypes: readonly LeadType[];
}

export interface WebhookValues {
  url: string;
  key: string;
  payload: 'thin' | 'snapshot';
  paused: boolean;
}

export type BulkDeleteRoute = 'DELETE bulk' | 'DELETE bulk-delete' | 'POST bulk-delete';
export type BulkUpdateRoute = 'PUT bulk' | 'PUT bulk-update';

export const MISSING_PARTS = ['change', 'complete', 'remove', 'calendar', 'note', 'message'] as const;

export type LeadCall =
  | { kind: 'list'; query: ListValues }
  | { kind: 'assignees'; type?: LeadType }
  | { kind: 'detail'; lead: string }
  | { kind: 'notes' | 'timeline' | 'open' | 'leave'; lead: string }
  | { kind: 'change'; lead: string; changes: LeadRecord; ifMatch: boolean }
  | { kind: 'correct-type'; lead: string; type: LeadType; ifMatch: boolean }
  | { kind: 'note'; lead: string; content: string }
  | { kind: 'call'; lead: string; outcome: CallOutcome; content?: string }
  | { kind: 'message'; lead: string; channel: MessageChannel }
  | { kind: 'follow-up'; lead: string; on: string | null; note?: string }
  | { kind: 'add-follow-up'; lead: string; on: string }
  | { kind: 'missing-part'; lead: string; part: (typeof MISSING_PARTS)[number] }
  | { kind: 'assign'; lead: string; to: string | null | 'pool' }
  | { kind: 'take'; lead: string }
  | { kind: 'restore'; lead: string }
  | { kind: 'delete'; lead: string }
  | { kind: 'erase'; lead: string }
  | { kind: 'bulk-delete'; leads: string[]; route: BulkDeleteRoute }
  | { kind: 'bulk-restore'; leads: string[] }
  | { kind: 'bulk-update'; leads: string[]; updates: WorkValues; route: BulkUpdateRoute }
  | {
      kind: 'export';
      filter: FilterValues;
      order: Pick<ListValues, 'sortBy' | 'sortOrder'>;
      values?: 'labels' | 'codes';
      leads?: string[];
      by: 'GET' | 'POST';
    }
  | { kind: 'add-by-hand'; type: LeadType; fullName: string; to: string | null; externalIds?: string[] }
  | { kind: 'upsert'; by: string; record: LeadRecord; ifMatch: boolean }
  | { kind: 'batch'; items: BatchItem[] }
  | { kind: 'check-person'; fullName: string; phone: string }
  | { kind: 'submit'; type: LeadType; fullName: string; spam: 'no' | 'sign' | 'bot' };

export type BinCall = { kind: 'bin' } | { kind: 'bin-restore' | 'bin-remove'; leads: string[] } | { kind: 'bin-empty' };

export type AssignmentCall =
  | { kind: 'create-rule'; leadType: LeadType; does: 'fixed' | 'pool'; userIds?: string[] }
  | { kind: 'change-rule'; rule: string; does: 'fixed' | 'pool'; userIds?: string[] }
  | { kind: 'delete-rule'; rule: string }
  | { kind: 'set-away'; user: string; from?: string; until?: string };

export type ShareOutCall =
  | { kind: 'share-out' | 'preview-share-out'; leads: string[]; to: string; includeAssigned?: boolean }
  | { kind: 'undo-share-out'; shareOut: string };

export type DuplicateCall =
  | { kind: 'duplicates'; lead: string }
  | { kind: 'flag'; lead: string; other: string }
  | { kind: 'decide'; lead: string; other: string; state: 'open' | 'linked' | 'dismissed' }
  | { kind: 'merge'; lead: string; other: string; take?: ('status' | 'priority')[] }
  | { kind: 'unmerge'; lead: string; other: string };

export type UserCall =
  | { kind: 'users'; query: { search?: string; role?: ModelRole; isActive?: boolean; page?: number; limit?: number } }
  | { kind: 'user'; user: string }
  | { kind: 'open-leads'; user: string }
  | { kind: 'create-user'; form: UserValues & { name: string; email: string; password: string } }
  | { kind: 'update-user'; user: string; form: UserValues; current?: string }
  | { kind: 'lead-access'; user: string; flags: Partial<Record<LeadType, boolean>>; leads?: 'pool' }
  | { kind: 'toggle-status'; user: string; leads?: 'pool' }
  | { kind: 'reset-password'; user: string; newPassword: string; current?: string }
  | { kind: 'delete-user'; user: string; leads?: 'pool' };

export type AuthCall =
  | { kind: 'logout' }
  | { kind: 'end-session'; session: string }
  | { kind: 'end-other-sessions' }
  | { kind: 'password'; current: string; next: string }
  | { kind: 'login'; email: string; password: string };

/** Calls for a user's own views, notifications and devices, and for the message templates of the whole office. */
export type ViewCall =
  | { kind: 'notifications'; what: 'read' | 'settings' | 'add-device' | 'remove-device' }
  | { kind: 'create-template'; name: string }
  | { kind: 'replace-template' | 'delete-template'; template: string }
  | { kind: 'create-view'; name: string; query: string; shared: boolean }
  | { kind: 'update-view'; view: string; form: { name?: string; query?: string; shared?: boolean } }
  | { kind: 'delete-view'; view: string }
  | { kind: 'view-settings'; view: string };

export type KeyCall =
  | { kind: 'key'; key: string }
  | { kind: 'create-key'; form: KeyValues; current?: string }
  | { kind: 'update-key'; key: string; form: Partial<KeyValues>; current?: string }
  | { kind: 'rotate-key' | 'revoke-key'; key: string; current?: string };

export type WebhookCall =
  | { kind: 'webhook' | 'test-webhook' | 'delete-webhook' | 'deliveries'; webhook: string }
  | { kind: 'enable-webhook'; webhook: string }
  | { kind: 'replay-webhook'; webhook: string }
  | { kind: 'create-webhook'; form: Partial<WebhookValues> & { url: string; key: string }; current?: string }
  | { kind: 'update-webhook'; webhook: string; form: Partial<WebhookValues>; current?: string }
  | { kind: 'rotate-webhook'; webhook: string; current?: string }
  | { kind: 'retry-delivery'; webhook: string; delivery: string };

export type ImportCall =
  | { kind: 'create-import' }
  | {
      kind:
        | 'import'
        | 'send-part'
        | 'read-import'
        | 'check-import'
        | 'start-import'
        | 'cancel-import'
        | 'undo-import'
        | 'import-rows'
        | 'refused-rows';
      import: string;
    };

export type ReportCall =
  | { kind: 'report'; report: ReportName; filter: FilterValues; asFile: boolean }
  | { kind: 'set-targets'; user: string; leadType: LeadType };

export type ReadCall = { kind: 'read'; path: string };

/** `as` is a session id. The session can be live or ended. */
export type Action = { as: string } & (
  | LeadCall
  | BinCall
  | AssignmentCall
  | ShareOutCall
  | DuplicateCall
  | UserCall
  | AuthCall
  | ViewCall
  | KeyCall
  | WebhookCall
  | ImportCall
  | ReportCall
  | ReadCall
);

/** What the contract requires for an action: the request, the expected response and the world after it. */
export interface Prediction {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  answer?: { read: (answer: Answer) => unknown; expected: unknown };
  apply?: (answer: Answer) => void;
}

export type Request = Pick<Prediction, 'method' | 'path' | 'body' | 'headers'>;

/** The audit trail also records callers who try out the external ids of leads that they cannot see. */
export const externalIdTaken = (world: World, request: Request): Prediction => ({
  ...refusedBy(request, 409),
  apply: () => world.count('access.refused'),
});

export const refusedBy = (request: Request, status: number): Prediction => ({ ...request, status });
