import type pg from 'pg';
import type { DataSource } from 'typeorm';

export class DatabasePools {
  private readonly pools = new Map<string, () => pg.Pool | undefined>();

  add(name: string, pool: pg.Pool | DataSource): void {
    this.pools.set(name, () => ('driver' in pool ? poolOf(pool) : pool));
  }

  /** The pools that exist now. A replica's pool exists only after the replica's first response. */
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
