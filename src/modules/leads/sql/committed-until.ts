/**
 * SQL statement: the time before which all changes of leads, and all events, are committed. A transaction that is still
 * open can commit an earlier activity time or event, and a client that has read past that time would never see it. Run
 * it before the statement that reads, which therefore sees every transaction that has ended. It needs the primary,
 * because a replica does not know which transactions are still writing. Returns microseconds since 1970 as text.
 */
export const COMMITTED_UNTIL = `
  SELECT (extract(epoch FROM least(now(), min(coalesce(a.xact_start, now() - interval '1 minute')))) * 1000000)::bigint AS micros
  FROM pg_locks k LEFT JOIN pg_stat_activity a ON a.pid = k.pid
  WHERE k.relation IN ('leads'::regclass, 'events'::regclass) AND k.mode = 'RowExclusiveLock'
    AND k.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** SQL expression for a time. `micros` is the name of a parameter. */
export const momentOf = (micros: string): string =>
  `timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
