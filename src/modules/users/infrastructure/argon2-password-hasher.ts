import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { WorkQueue } from '../../../shared/work-queue.js';
import { PasswordHasher } from '../domain/password-hasher.js';
import { passwordsBusy } from '../domain/user.errors.js';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A hash occupies a core and one of libuv's four threads, which also serve files. Small machines keep a core free. */
const HASHES_AT_ONCE = availableParallelism() > 2 ? 2 : 1;
/** This many hashes are about one second of work on a small machine. */
const MAX_WAITING = 40;

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private readonly queue = new WorkQueue(HASHES_AT_ONCE, MAX_WAITING, passwordsBusy);
  private dummyHash: Promise<string> | undefined;

  get isBusy(): boolean {
    return this.queue.isFull;
  }

  async hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, OPTIONS));
  }

  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    return this.queue.run(async () => {
      if (passwordHash !== null) return verify(passwordHash, password);
      this.dummyHash ??= hash('the password of nobody', OPTIONS);
      await verify(await this.dummyHash, password);
      return false;
    });
  }
}
