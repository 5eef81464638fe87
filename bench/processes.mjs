/** Reads the CPU time and memory of processes from /proc (Linux only). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tick is 10 ms on Linux. */
const TICK_MS = 10;

/** Returns the CPU milliseconds of a process and of PostgreSQL, including PostgreSQL backends that have ended. */
export function cpuMs(pid, dataDir) {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(name) ?? []);
  const sum = (processes, fields) =>
    processes.reduce((all, { ticks }) => all + fields.reduce((some, field) => some + ticks[field], 0), 0);
  const own = stats.filter((stat) => stat.pid === pid);
  const backends = stats.filter(({ parent }) => parent === postmaster);
  const root = stats.filter((stat) => stat.pid === postmaster);
  return {
    server: sum(own, [0, 1]) * TICK_MS,
    database: (sum(backends, [0, 1]) + sum(root, [0, 1, 2, 3])) * TICK_MS,
  };
}

export function memoryMb(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return { pid: Number(pid), parent: Number(fields[1]), ticks: fields.slice(11, 15).map(Number) };
  } catch {
    return undefined;
  }
}
