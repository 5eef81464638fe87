import { Injectable } from '@nestjs/common';
import type { Rights, User } from '../../users/domain/user.js';
import { SessionRepository } from '../domain/session.repository.js';
import { ApiKeyAccess } from './api-key-access.service.js';

/** Reads a caller again during a long call. */
@Injectable()
export class CurrentCaller {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly keys: ApiKeyAccess,
  ) {}

  /** Returns the user or key with its current rights. Null if the session has ended or the key is no longer usable. */
  async find({ id, scopes }: Rights & { readonly id: string }, sessionId: string): Promise<User | null> {
    return scopes === undefined ? ((await this.sessions.find(sessionId))?.user ?? null) : this.keys.find(id);
  }
}
