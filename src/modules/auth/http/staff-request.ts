/** A call of somebody signed in, as guards, handlers and the audit trail see it. */
import type { FastifyRequest } from 'fastify';
import type { User } from '../../users/domain/user.js';

/** What the audit trail names that was read. */
export type RecordedReadOf = 'lead' | 'report' | 'activity' | 'user' | 'users' | 'bin' | 'person';

/** A signed-in caller: the user as stored now and the session their token stands for. */
export interface SignedIn {
  readonly user: User;
  readonly sessionId: string;
  readonly signedInAt: Date;
}

/** What a call was refused of all it asked for, by the refusal's code and in numbers. */
export interface PartRefused {
  readonly code: string;
  readonly counts: Readonly<Record<string, number>>;
}

export type StaffRequest = FastifyRequest & { user: SignedIn; partRefused?: PartRefused };
