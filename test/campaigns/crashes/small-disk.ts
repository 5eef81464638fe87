import { execFileSync } from 'node:child_process';
import { mkdir, open, rm, statfs, truncate } from 'node:fs/promises';
import { join } from 'node:path';

const BYTES = 12 * 2 ** 30;

/** A separate file system that can be filled completely without affecting the machine. Needs root. */
export class SmallDisk {
  private constructor(
    private readonly image: string,
    readonly dir: string,
  ) {}

  static async mount(root: string): Promise<SmallDisk> {
    if (process.getuid?.() !== 0) {
      throw new Error('This campaign mounts and fills its own disk. Run it as root.');
    }
    const disk = new SmallDisk(join(root, 'disk.img'), join(root, 'disk'));
    await mkdir(disk.dir);
    await (await open(disk.image, 'w')).close();
    await truncate(disk.image, BYTES);
    // No blocks are reserved for root, so a full disk is full for all accounts.
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
      // The database took some of the space first. Keep what fallocate reserved and fill the rest.
    }
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${this.filler}`, 'bs=64k', 'oflag=append', 'conv=notrunc'], {
        stdio: 'ignore',
      });
    } catch {
      // No space left on the device, as intended.
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
