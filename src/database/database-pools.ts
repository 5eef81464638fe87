import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** The pools of this process by what they are for, so that one place can tell how full they are. */
export class DatabasePools {
  private readonly pools = new Map<string, () => pg.Pool | undefined>();

  add(name: string, pool: pg.Pool | DataSource): void {
    this.pools.set(name, () => ('driver' in pool ? poolOf(pool) : pool));
  }

  /** Those that there are now: one to a replica is made when the replica is there first. */
  get named(): [name: string, pool: pg.Pool][] {
    return [...this.pools].flatMap(([name, find]) => {
      const pool = find();
      return pool ? [[name, pool] as [string, pg.Pool]] : [];
    });
  }
}

function poolOf({ driver }: DataSource): pg.Pool | undefined {
  return (driver as { master?: pg.Pool }).master;
}
