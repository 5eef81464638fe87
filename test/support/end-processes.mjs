/** Waits until stdin ends. Then ends every process that works in the given folder, and removes the folder. */
import { readdirSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const [folder] = process.argv.slice(2);
process.stdin.resume().once('end', async () => {
  while (endAll() > 0) await delay(50);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});
// Ignores these signals, because Ctrl-C on the parent reaches the whole process group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

function endAll() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksIn(name));
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
  return pids.length;
}

function worksIn(pid) {
  try {
    return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`);
  } catch {
    return false;
  }
}
