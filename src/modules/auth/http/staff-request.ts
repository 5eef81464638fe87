import type { FastifyRequest } from 'fastify';
import type { User } from '../../users/domain/user.js';

export type RecordedReadOf = 'lead' | 'report' | 'activity' | 'user' | 'users' | 'bin' | 'person';

/** A signed-in caller: the user as stored now, and the token's session. */
export interface SignedIn {
  readonly user: User;
  readonly sessionId: string;
  readonly signedInAt: Date;
}

/** The refused part of a call: the code of the refusal, and how many items it affects. */
export interface PartRefused {
  readonly code: string;
  readonly counts: Readonly<Record<string, number>>;
}

export type StaffRequest = FastifyRequest & { user: SignedIn; partRefused?: PartRefused };
