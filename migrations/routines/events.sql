-- `events` reports to other systems what happened to leads, without personal data. Each change of a lead has an entry
-- in its history; this trigger adds the events of the entry, in the same transaction. Suspected spam has no events
-- until somebody takes it out: it is then created. The server adds `promise.missed` (events.repository.ts), which no
-- change causes.

-- An entry causes one event per kind of value that it changed, so each path is in one event.
CREATE OR REPLACE FUNCTION add_events() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO events (at, type, lead_id, lead_type, actor_id, changed, before, after)
  -- Runs once, after the statement has locked the table: readers (committed-until.ts) wait for transactions
  -- that hold the lock. The times of simultaneous events differ, so that readers get them in the order of the history.
  SELECT (SELECT clock_timestamp())
      + interval '1 microsecond' * row_number() OVER (ORDER BY entry.id, part.type <> entry.type, part.type),
    part.type, entry.lead_id, entry.lead_type, entry.actor_id, part.changed,
    valued.before, valued.after
  FROM (
    SELECT h.id, h.subject_id AS lead_id, coalesce(l.type, h.details ->> 'type') AS lead_type, h.actor_id,
      coalesce(h.details -> 'changes', '{}') AS changes,
      CASE WHEN h.details ? 'mark' THEN 'lead.updated' ELSE named.type END AS type,
      CASE WHEN h.details ? 'mark' THEN 'spamReasons' ELSE named.path END AS path
    FROM new_rows h
    JOIN (VALUES
      -- The action in the history, the type of the event, and what the entry itself says was changed.
      ('lead.created', 'lead.created', NULL),
      ('lead.updated', 'lead.updated', NULL),
      ('lead.assigned', 'lead.updated', NULL),
      ('lead.unassigned', 'lead.updated', NULL),
      ('lead.noted', 'note.added', 'notes'),
      ('lead.messaged', 'note.added', 'notes'),
      ('lead.called', 'call.logged', 'notes'),
      ('lead.note_edited', 'lead.updated', 'notes'),
      ('lead.message_updated', 'lead.updated', 'notes'),
      ('lead.merged', 'lead.merged', 'mergedLeads'),
      ('lead.merged_into', 'lead.merged', 'mergedInto'),
      ('lead.unmerged', 'lead.unmerged', NULL),
      ('lead.duplicate_flagged', 'lead.updated', 'possibleDuplicates'),
      ('lead.duplicate_decided', 'lead.updated', 'possibleDuplicates'),
      -- `restored`: no longer suspected spam, or with `mark` no longer marked as possible spam. `quarantined`: undone.
      ('lead.restored', 'lead.created', NULL),
      ('lead.quarantined', 'lead.updated', 'quarantined'),
      ('lead.deleted', 'lead.deleted', NULL),
      ('lead.undeleted', 'lead.restored', NULL),
      ('lead.erased', 'lead.erased', NULL)
    ) AS named (action, type, path) ON named.action = h.action
    LEFT JOIN leads l ON l.id = h.subject_id
    WHERE h.subject_type = 'lead' AND coalesce(l.type, h.details ->> 'type') IS NOT NULL
      AND (l.quarantined_at IS NULL OR h.action IN ('lead.quarantined', 'lead.erased'))
  ) AS entry
  CROSS JOIN LATERAL (
    SELECT made.type, array_remove(array_agg(made.path ORDER BY made.path), NULL) AS changed
    FROM (
      SELECT entry.type, entry.path
      UNION ALL
      SELECT CASE
          WHEN key = 'status' OR key = 'closeReason' AND entry.changes ? 'status' THEN 'lead.status_changed'
          WHEN key IN ('assignedTo', 'inPool') THEN 'lead.assigned'
          ELSE entry.type END, key
      FROM jsonb_object_keys(entry.changes) AS key
      -- The former text of a note that was edited.
      WHERE key <> 'note'
    ) AS made (type, path)
    GROUP BY made.type
  ) AS part
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_object_agg(path, entry.changes -> path -> 'from'), '{}') AS before,
           coalesce(jsonb_object_agg(path, entry.changes -> path -> 'to'), '{}') AS after
    FROM unnest(part.changed) AS path
    WHERE path IN ('status', 'priority', 'assignedTo', 'type', 'closeReason')
  ) AS valued
  -- A change of nothing but the status is no `lead.updated` as well.
  WHERE NOT (part.type = 'lead.updated' AND part.changed = '{}'
    AND entry.changes ?| ARRAY['status', 'assignedTo', 'inPool']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER audit_events_add_events
  AFTER INSERT ON audit_events REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION add_events();
