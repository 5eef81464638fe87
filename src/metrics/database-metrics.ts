import { Gauge, type Registry } from 'prom-client';
import type { DatabaseFigures, DatabaseFiguresReader } from './database-figures.js';

/** What the whole database holds: the same from every process. Where it does not answer, none of them is told. */
export function measureDatabase(
  figures: DatabaseFiguresReader,
  isUp: () => Promise<boolean>,
  registers: Registry[],
): { refresh(): Promise<void> } {
  const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Gauge({ name: `kisan_canteen_${name}`, help, labelNames, registers });
  const up = gauge('database_up', 'Whether the database answers this process: 1 or 0', []);
  const leads = gauge('leads', 'Leads in the lists, by type and status', ['type', 'status']);
  const suspected = gauge('leads_suspected', 'Leads held as suspected spam', ['type']);
  const open = gauge('promises_open', 'Promised first contacts that nobody has made yet', ['state']);
  const settled = gauge('promises_settled_7d', 'First contacts with leads of the last seven days', ['state']);
  const waiting = gauge('outbox_waiting', 'Messages that have not left the house', ['channel']);
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest message that waits', ['channel']);

  const show = (read: DatabaseFigures) => {
    for (const { count, ...labels } of read.leads) leads.set(labels, count);
    for (const { count, ...labels } of read.suspected) suspected.set(labels, count);
    for (const { count, ...labels } of read.openPromises) open.set(labels, count);
    for (const { count, ...labels } of read.settledPromises) settled.set(labels, count);
    for (const { channel, count, oldestSeconds } of read.outbox) {
      waiting.set({ channel }, count);
      oldest.set({ channel }, oldestSeconds);
    }
  };

  return {
    async refresh() {
      const isAnswering = await isUp();
      const read = isAnswering ? await figures.read().catch(() => null) : null;
      up.set(isAnswering ? 1 : 0);
      for (const each of [leads, suspected, open, settled, waiting, oldest]) each.reset();
      if (read) show(read);
    },
  };
}
