import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../domain/password-hasher.js';
import { defaultRights } from '../domain/user.js';
import { type NewUser, UserRepository } from '../domain/user.repository.js';
import { FirstPasswordFile } from './first-password-file.js';

/** Makes the account that lets the first person in. */
@Injectable()
export class FirstAdministratorService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly passwordFile: FirstPasswordFile,
  ) {}

  /**
   * Makes an administrator where there is no user at all, else does nothing and answers null. Without a password it
   * generates one, writes it to a file, whose path it answers, and has it changed at the first sign-in.
   */
  async ensure(email: string, password?: string): Promise<{ email: string; passwordPath?: string } | null> {
    const { total } = await this.users.list({}, { offset: 0, limit: 1 });
    if (total > 0) {
      // It may have been changed through another process, which has a DATA_DIR of its own.
      if (!(await this.users.hasFirstPassword())) await this.passwordFile.remove();
      return null;
    }
    const secret = password ?? randomBytes(15).toString('base64url');
    const first: NewUser = {
      name: 'Administrator',
      email,
      passwordHash: await this.hasher.hash(secret),
      mustChangePassword: password === undefined,
      role: 'admin',
      ...defaultRights('admin'),
    };
    let passwordPath: string | undefined;
    const user = await this.users.addFirst(first, async () => {
      // Before the account is there: a crash in between must leave no password that is written nowhere.
      if (password === undefined) passwordPath = await this.passwordFile.write(secret);
    });
    if (!user) return null;
    return { email, ...(passwordPath !== undefined && { passwordPath }) };
  }
}
