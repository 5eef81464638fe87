import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { dataDirError, prepareDataDir } from '../../../config/data-dir.js';
import { ENV, type Env } from '../../../config/env.js';

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
