import type pg from 'pg';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabasePools } from '../database/database-pools.js';

const SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5];

export function measurePools(pools: DatabasePools, registers: Registry[]): void {
  const waits = new Histogram({
    name: 'kisan_canteen_pool_wait_seconds',
    help: 'Time that a caller waited for a connection',
    labelNames: ['pool'],
    buckets: SECONDS,
    registers,
  });
  const measured = new WeakSet<pg.Pool>();
  const watch = () => {
    for (const [name, pool] of pools.named) {
      if (measured.has(pool)) continue;
      measured.add(pool);
      measureWaits(pool, (seconds) => waits.observe({ pool: name }, seconds));
    }
  };
  watch();

  const gauge = (name: string, help: string, of: (pool: pg.Pool) => number) =>
    new Gauge({
      name: `kisan_canteen_pool_${name}`,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        watch();
        for (const [pool, figures] of pools.named) this.set({ pool }, of(figures));
      },
    });
  gauge('used', 'Connections in use', (pool) => pool.totalCount - pool.idleCount);
  gauge('idle', 'Open connections that are not in use', (pool) => pool.idleCount);
  gauge('waiting', 'Callers that wait for a connection', (pool) => pool.waitingCount);
  gauge('max', 'Maximum number of open connections', (pool) => pool.options.max);
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** Wraps `connect`, because the pool has no event that tells when a wait begins. */
function measureWaits(pool: pg.Pool, observe: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool) as (callback?: Connected) => unknown;
  pool.connect = ((callback?: Connected) => {
    const askedMs = performance.now();
    const done = () => observe((performance.now() - askedMs) / 1_000);
    if (!callback) return (connect() as Promise<pg.PoolClient>).finally(done);
    return connect((...answer) => {
      done();
      callback(...answer);
    });
  }) as pg.Pool['connect'];
}
