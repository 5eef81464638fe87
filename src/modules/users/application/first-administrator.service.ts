import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { dataDirError, prepareDataDir } from '../../../config/data-dir.js';
import { ENV, type Env } from '../../../config/env.js';
import { PasswordHasher } from '../domain/password-hasher.js';
import { defaultRights } from '../domain/user.js';
import { type NewUser, UserRepository } from '../domain/user.repository.js';

/** The file in DATA_DIR with the generated first password. Its mode is 0600, so that only the operator can read it. */
@Injectable()
export class FirstPasswordFile {
  private readonly path: string;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly users: UserRepository,
  ) {
    this.path = join(env.dataDir, 'first-admin-password');
  }

  async write(password: string): Promise<string> {
    await prepareDataDir(this.env.dataDir);
    // `mode` applies only to new files.
    await this.remove();
    try {
      await writeFile(this.path, `${password}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw dataDirError(this.env.dataDir, error);
    }
    return this.path;
  }

  /** Deletes the file, unless a user still has the password in it. */
  async removeIfOutdated(): Promise<void> {
    if (!(await this.users.hasFirstPassword())) await this.remove();
  }

  private async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

@Injectable()
export class FirstAdministratorService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly passwordFile: FirstPasswordFile,
  ) {}

  /** Returns null if there are users. Without `password`, generates a temporary one and writes it to `passwordPath`. */
  async ensure(email: string, password?: string): Promise<{ email: string; passwordPath?: string } | null> {
    const { total } = await this.users.list({}, { offset: 0, limit: 1 });
    if (total > 0) {
      // Another process with its own DATA_DIR might have changed the password, but left this file.
      await this.passwordFile.removeIfOutdated();
      return null;
    }
    const secret = password ?? randomBytes(15).toString('base64url');
    const first: NewUser = {
      name: 'Administrator',
      email,
      passwordHash: await this.hasher.hash(secret),
      mustChangePassword: password === undefined,
      hasGeneratedPassword: password === undefined,
      role: 'admin',
      ...defaultRights('admin'),
    };
    let passwordPath: string | undefined;
    const user = await this.users.addFirst(first, async () => {
      // Write the file before the account is stored: after a crash, no account may have a password that nobody knows.
      if (password === undefined) passwordPath = await this.passwordFile.write(secret);
    });
    if (!user) return null;
    return { email, ...(passwordPath !== undefined && { passwordPath }) };
  }
}
