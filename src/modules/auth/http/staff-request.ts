import type { FastifyRequest } from 'fastify';
import type { User } from '../../users/domain/user.js';

export type RecordedReadOf = 'lead' | 'report' | 'activity' | 'user' | 'users' | 'bin' | 'person';

export interface SignedIn {
  readonly user: User;
  readonly sessionId: string;
  readonly signedInAt: Date;
}

export interface PartRefused {
  readonly code: string;
  readonly counts: Readonly<Record<string, number>>;
}

export type StaffRequest = FastifyRequest & { user: SignedIn; partRefused?: PartRefused };
