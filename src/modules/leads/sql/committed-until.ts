/**
 * SQL statement: the time before which all changes of leads, and all events, are committed. A transaction that is still
 * open can commit an earlier activity time or event, and a client that has read past that time would never see it. Run
 * it before the statement that reads, which therefore sees every transaction that has ended. It needs the primary,
 * because a replica does not know which transactions are still writing. Returns microseconds since 1970 as text.
 *
 * Locks and sessions are read one after the other, so a transaction can end in between. Its session then has no
 * `xact_start`, and the statement that reads sees its changes. If another role or a prepared transaction writes, the
 * start is hidden: `state` is null or `disabled`. Such a transaction is assumed to be at most a minute old.
 */
export const COMMITTED_UNTIL = `
  SELECT (extract(epoch FROM least(now(), min(
      CASE coalesce(a.state, 'disabled') WHEN 'disabled' THEN now() - interval '1 minute' ELSE a.xact_start END
    ))) * 1000000)::bigint AS micros
  FROM pg_locks k LEFT JOIN pg_stat_activity a ON a.pid = k.pid
  WHERE k.relation IN ('leads'::regclass, 'events'::regclass) AND k.mode = 'RowExclusiveLock'
    AND k.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** SQL expression for a time. `micros` is the name of a parameter. */
export const momentOf = (micros: string): string =>
  `timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
