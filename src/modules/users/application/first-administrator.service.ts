import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { dataDirError, prepareDataDir } from '../../../config/data-dir.js';
import { ENV, type Env } from '../../../config/env.js';
import { PasswordHasher } from '../domain/password-hasher.js';
import { defaultRights } from '../domain/user.js';
import { type NewUser, UserRepository } from '../domain/user.repository.js';

/** The file in DATA_DIR that holds a generated first password: mode 0600, so that only the operator can read it. */
@Injectable()
export class FirstPasswordFile {
  private readonly path: string;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.path = join(env.dataDir, 'first-admin-password');
  }

  /** Returns the path. */
  async write(password: string): Promise<string> {
    await prepareDataDir(this.env.dataDir);
    // The mode is that of a file that is made; one that is there would keep its own.
    await this.remove();
    try {
      await writeFile(this.path, `${password}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw dataDirError(this.env.dataDir, error);
    }
    return this.path;
  }

  /** Does nothing if there is none. */
  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}

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
