/** Every call a member of staff (or a visitor) can make, as data: who calls, and with what. */

import type { LeadType } from '../../../src/lead-types/lead-types.js';
import type { ReportName } from '../../../src/modules/reports/domain/report.js';
import type { Permission } from '../../../src/modules/users/domain/permissions.js';
import type { Answer } from './json.js';
import type { ModelRole } from './rights.js';

export interface FilterValues {
  search?: string;
  type?: LeadType[];
  status?: string[];
  priority?: string[];
  assignedTo?: string;
  unassigned?: boolean;
  quarantined?: boolean;
  promise?: 'due_soon' | 'overdue' | 'kept' | 'missed';
  followUp?: 'due' | 'today' | 'upcoming';
  duplicates?: 'open';
}

export interface ListValues extends FilterValues {
  page?: number;
  limit?: number;
  sortBy?: 'personalInfo.fullName' | 'type' | 'status' | 'createdAt' | 'priority' | 'updatedAt' | 'dueAt' | 'work';
  sortOrder?: 'asc' | 'desc';
}

export interface WorkValues {
  status?: string;
  priority?: string;
  assignedTo?: string | null;
}

export interface UserValues {
  name?: string;
  email?: string;
  role?: ModelRole;
  permissions?: Partial<Record<Permission, boolean>>;
  leadTypeAccess?: Partial<Record<LeadType, boolean>>;
}

export type BulkDeleteRoute = 'DELETE bulk' | 'DELETE bulk-delete' | 'POST bulk-delete';
export type BulkUpdateRoute = 'PUT bulk' | 'PUT bulk-update';

export type LeadCall =
  | { kind: 'list'; query: ListValues }
  | { kind: 'assignees'; type?: LeadType }
  | { kind: 'detail'; lead: string }
  | { kind: 'change'; lead: string; changes: WorkValues & { fullName?: string }; ifMatch: boolean }
  | { kind: 'note'; lead: string; content: string }
  | { kind: 'call'; lead: string; outcome: 'reached' | 'no_answer'; content?: string }
  | { kind: 'follow-up'; lead: string; on: string | null; note?: string }
  | { kind: 'assign'; lead: string; to: string | null }
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
  | { kind: 'submit'; type: LeadType; fullName: string; spam: 'no' | 'fax' | 'fast' };

export type DuplicateCall =
  | { kind: 'duplicates'; lead: string }
  | { kind: 'decide'; lead: string; other: string; state: 'open' | 'linked' | 'dismissed' }
  | { kind: 'merge'; lead: string; other: string; take?: ('status' | 'priority')[] }
  | { kind: 'unmerge'; lead: string; other: string };

export type UserCall =
  | { kind: 'users'; query: { search?: string; role?: ModelRole; isActive?: boolean; page?: number; limit?: number } }
  | { kind: 'user'; user: string }
  | { kind: 'create-user'; form: UserValues & { name: string; email: string; password: string } }
  | { kind: 'update-user'; user: string; form: UserValues; current?: string }
  | { kind: 'lead-access'; user: string; flags: Partial<Record<LeadType, boolean>> }
  | { kind: 'toggle-status'; user: string }
  | { kind: 'reset-password'; user: string; newPassword: string; current?: string }
  | { kind: 'delete-user'; user: string };

export type AuthCall =
  | { kind: 'logout' }
  | { kind: 'end-session'; session: string }
  | { kind: 'end-other-sessions' }
  | { kind: 'password'; current: string; next: string }
  | { kind: 'login'; email: string; password: string };

export type ViewCall =
  | { kind: 'create-view'; name: string; query: string }
  | { kind: 'update-view'; view: string; form: { name?: string; query?: string } }
  | { kind: 'delete-view'; view: string };

export type ReportCall = { kind: 'report'; report: ReportName; filter: FilterValues; asFile: boolean };

/** A read of the table in reads.ts. */
export type ReadCall = { kind: 'read'; path: string };

/** `as` is the id of a session, live or not. */
export type Action = { as: string } & (
  | LeadCall
  | DuplicateCall
  | UserCall
  | AuthCall
  | ViewCall
  | ReportCall
  | ReadCall
);

/** What the contract makes of an action: the request, the right answer, and how the world is afterwards. */
export interface Prediction {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  status: number;
  /** What of a successful answer has to be exactly so. */
  answer?: { read: (answer: Answer) => unknown; expected: unknown };
  /** How the call moves the world on. */
  apply?: (answer: Answer) => void;
}

export type Request = Pick<Prediction, 'method' | 'path' | 'body' | 'headers'>;

export const refusedBy = (request: Request, status: number): Prediction => ({ ...request, status });
