import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../shared/domain/audit-trail.js';
import { PasswordHasher } from '../domain/password-hasher.js';
import { defaultRights } from '../domain/user.js';
import { UserRepository } from '../domain/user.repository.js';

/** Makes the account that lets the first person in. */
@Injectable()
export class FirstAdministratorService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Makes an administrator where there is no user at all, else does nothing and answers null. Without a password it
   * generates one and answers it, this once.
   */
  async ensure(email: string, password?: string): Promise<{ email: string; generatedPassword?: string } | null> {
    const { total } = await this.users.list({}, { offset: 0, limit: 1 });
    if (total > 0) return null;
    const secret = password ?? randomBytes(15).toString('base64url');
    const user = await this.users.addFirst({
      name: 'Administrator',
      email,
      passwordHash: await this.hasher.hash(secret),
      role: 'admin',
      ...defaultRights('admin'),
    });
    if (!user) return null;
    await this.audit.record({
      action: 'user.created',
      subjectType: 'user',
      subjectId: user.id,
      details: { first: true },
    });
    return { email, ...(password === undefined && { generatedPassword: secret }) };
  }
}
