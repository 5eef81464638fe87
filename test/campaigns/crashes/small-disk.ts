import { execFileSync } from 'node:child_process';
import { mkdir, open, rm, statfs, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 12 * 2 ** 30;

/** A file system of its own, which can be filled to the last byte without hurting the machine. Needs root. */
export class SmallDisk {
  private constructor(
    private readonly image: string,
    /** Where it is mounted. */
    readonly dir: string,
  ) {}

  static async mount(root: string): Promise<SmallDisk> {
    if (process.getuid?.() !== 0) {
      throw new Error('This campaign fills a disk of its own, which only root can mount: run it as root.');
    }
    const disk = new SmallDisk(join(root, 'disk.img'), join(root, 'disk'));
    await mkdir(disk.dir);
    await (await open(disk.image, 'w')).close();
    await truncate(disk.image, BYTES);
    // Nothing is kept back for root: full is full for everybody.
    execFileSync('mkfs.ext4', ['-q', '-m', '0', disk.image]);
    execFileSync('mount', ['-o', 'loop', disk.image, disk.dir]);
    return disk;
  }

  private get filler(): string {
    return join(this.dir, 'filler');
  }

  async fill(): Promise<void> {
    const { bavail, bsize } = await statfs(this.dir);
    try {
      execFileSync('fallocate', ['-l', String(bavail * bsize), this.filler], { stdio: 'ignore' });
    } catch {
      // The database took some of it first: what fallocate got is kept, and what is left is written full.
    }
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${this.filler}`, 'bs=64k', 'oflag=append', 'conv=notrunc'], {
        stdio: 'ignore',
      });
    } catch {
      // No space left on the device: what it is for.
    }
  }

  free(): Promise<void> {
    return rm(this.filler, { force: true });
  }

  async unmount(): Promise<void> {
    execFileSync('umount', [this.dir]);
    await rm(this.image);
  }
}
