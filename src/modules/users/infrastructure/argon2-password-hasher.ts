import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../domain/password-hasher.js';

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  private nobody: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(password, OPTIONS);
  }

  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    if (passwordHash !== null) return verify(passwordHash, password);
    this.nobody ??= this.hash('the password of nobody');
    await verify(await this.nobody, password);
    return false;
  }
}
