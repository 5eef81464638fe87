import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import type { User } from '../../users/domain/user.js';
import { sessionNotFound } from '../domain/auth.errors.js';
import { type ListedSession, SessionRepository } from '../domain/session.repository.js';

/** Lets people see where they are signed in, and end it there. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly audit: AuditTrail,
  ) {}

  list(user: User): Promise<ListedSession[]> {
    return this.sessions.list(user.id);
  }

  /** @throws sessionNotFound also for a session of somebody else */
  async end(user: User, sessionId: string, address: string): Promise<void> {
    if (!(await this.sessions.end(user.id, sessionId))) throw sessionNotFound();
    await this.record(user, 1, address);
  }

  async endOthers(user: User, sessionId: string, address: string): Promise<void> {
    await this.record(user, await this.sessions.endOthers(user.id, sessionId), address);
  }

  private async record(user: User, sessions: number, address: string): Promise<void> {
    if (sessions === 0) return;
    await this.audit.record({ action: 'auth.sessions_ended', actorId: user.id, address, details: { sessions } });
  }
}
