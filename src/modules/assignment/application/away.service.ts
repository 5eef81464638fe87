import { Injectable } from '@nestjs/common';
import { leadScope, type Viewer } from '../../leads/domain/lead-access.js';
import { permissionMissing, userNotFound } from '../../users/domain/user.errors.js';
import { hasPermission } from '../../users/domain/user.js';
import { type AssignablePerson, type Away, PeopleRepository } from '../domain/people.repository.js';

@Injectable()
export class AwayService {
  constructor(private readonly people: PeopleRepository) {}

  list(manager: Viewer): Promise<AssignablePerson[]> {
    return this.people.list(leadScope(manager));
  }

  async ownAway(viewer: Viewer): Promise<Away | null> {
    return (await this.people.awayOf(viewer.id)) ?? null;
  }

  /** Users can set their own days. Setting another user's days needs canManageAssignment. */
  async setAway(viewer: Viewer, userId: string, away: Away | null, address: string): Promise<void> {
    const isOwn = userId.toLowerCase() === viewer.id;
    if (!isOwn && !hasPermission(viewer, 'canManageAssignment')) throw permissionMissing('canManageAssignment');
    if (!(await this.people.setAway(userId, away, { actorId: viewer.id, address }))) throw userNotFound();
  }
}
