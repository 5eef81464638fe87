-- `lead_search` has the texts, external ids, notes and name sounds of a lead and of the leads merged into it. It is a
-- separate table, so that a change of status does not index all texts again. The bin stores the same data. A migration
-- that changes these functions must write the stored rows again.

-- Returns the values of fields that the lead's current type does not have.
CREATE OR REPLACE FUNCTION former_texts(former jsonb, names text[]) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg(field.value, E'\n')
  FROM jsonb_array_elements(former) AS entry (value)
  CROSS JOIN LATERAL jsonb_each_text(entry.value -> 'details') AS field (key, value)
  WHERE field.key = ANY (names));

-- The bodies are quoted: with a parsed body (RETURN), PostgreSQL refuses to add a column with a default to `leads`.
CREATE OR REPLACE FUNCTION lead_search_texts(l leads) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT lead_text_form(concat_ws(E'\n',
    l.full_name, l.email, l.phone, lead_phone_digits(l.phone), l.phone_e164, l.city, l.village, l.block, l.district,
    l.state, l.address, l.pincode,
    l.details ->> 'location', l.details ->> 'fieldAddress', l.details ->> 'preferredDistrict',
    l.details ->> 'registeredBusinessAddress', l.details ->> 'zipCode', l.details ->> 'currentBusinessName',
    l.details ->> 'organizationName', l.details ->> 'contactPerson', l.details ->> 'message',
    l.details ->> 'proposalDetails', l.details ->> 'additionalNotes', l.details ->> 'additionalInfo',
    former_texts(l.former_details, ARRAY['location', 'fieldAddress', 'preferredDistrict', 'registeredBusinessAddress',
      'zipCode', 'currentBusinessName', 'organizationName', 'contactPerson', 'message', 'proposalDetails',
      'additionalNotes', 'additionalInfo']),
    -- As stored, as shown (7ZK4M-0QXJD), and with a # that marks the beginning of a whole reference.
    l.reference, left(l.reference, 5) || '-' || substr(l.reference, 6), '#' || l.reference,
    (SELECT string_agg(e.external_id, E'\n' ORDER BY e.system, e.external_id)
     FROM lead_external_ids e WHERE e.lead_id = l.id)))
$$;

CREATE OR REPLACE FUNCTION lead_search_sounds(l leads) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT concat_ws(E'\n',
    lead_sound_form(concat_ws(E'\n',
      l.full_name, l.details ->> 'contactPerson', former_texts(l.former_details, ARRAY['contactPerson']))),
    nullif(lead_sounds(concat_ws(E'\n',
      l.full_name, l.details ->> 'contactPerson', former_texts(l.former_details, ARRAY['contactPerson']),
      l.city, l.village, l.block, l.district, l.state, l.details ->> 'location',
      l.details ->> 'preferredDistrict')), '~~'))
$$;

-- Returns a lead's own texts and notes, then those of leads merged into it with a type in `types` (null: all).
CREATE OR REPLACE FUNCTION lead_search_of(id uuid, types text[], OUT texts text, OUT sounds text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH RECURSIVE part (id) AS (
    SELECT $1
    UNION
    SELECT l.id FROM leads l JOIN part ON l.merged_into = part.id
  )
  SELECT string_agg(concat_ws(E'\n', lead_search_texts(l), (
           SELECT lead_text_form(string_agg(n.content, E'\n' ORDER BY n.id)) FROM lead_notes n WHERE n.lead_id = l.id
         )), E'\n' ORDER BY l.merged_into IS NOT NULL, l.id),
         string_agg(lead_search_sounds(l), E'\n' ORDER BY l.merged_into IS NOT NULL, l.id)
  FROM part JOIN leads l ON l.id = part.id
  WHERE $2 IS NULL OR l.type = ANY($2)
$$;

CREATE OR REPLACE FUNCTION lead_search_of(id uuid, OUT texts text, OUT sounds text)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT found_by.texts, found_by.sounds FROM lead_search_of($1, NULL) AS found_by
$$;

-- Writes the rows of these leads and of the leads they were merged into. Locks the leads first: if two transactions add
-- notes, the later one sees the notes of both.
CREATE OR REPLACE FUNCTION refresh_lead_search(ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  found_by uuid[];
BEGIN
  WITH RECURSIVE whole (id) AS (
    SELECT unnest(ids)
    UNION
    SELECT l.merged_into FROM leads l JOIN whole ON l.id = whole.id WHERE l.merged_into IS NOT NULL
  )
  SELECT array_agg(id) INTO found_by FROM whole;
  PERFORM 1 FROM leads WHERE id = ANY(found_by) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO lead_search AS s (lead_id, texts, sounds)
  SELECT l.id, lead_texts.texts, lead_texts.sounds
  FROM leads l CROSS JOIN LATERAL lead_search_of(l.id) AS lead_texts
  WHERE l.id = ANY(found_by)
  ON CONFLICT (lead_id) DO UPDATE SET texts = excluded.texts, sounds = excluded.sounds
  WHERE (s.texts, s.sounds) IS DISTINCT FROM (excluded.texts, excluded.sounds);
END $$;

CREATE OR REPLACE FUNCTION keep_lead_search() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- A bulk load adds its rows at the end.
  IF current_setting('leads.search', true) = 'off' THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME IN ('lead_notes', 'lead_external_ids') THEN
    PERFORM refresh_lead_search(ARRAY(SELECT DISTINCT lead_id FROM changed_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_lead_search(ARRAY(SELECT DISTINCT merged_into FROM changed_rows WHERE merged_into IS NOT NULL))
    WHERE EXISTS (SELECT FROM changed_rows WHERE merged_into IS NOT NULL);
  ELSIF EXISTS (SELECT FROM changed_rows WHERE merged_into IS NOT NULL) THEN
    PERFORM refresh_lead_search(ARRAY(SELECT id FROM changed_rows));
  ELSE
    INSERT INTO lead_search (lead_id, texts, sounds)
    SELECT l.id, lead_search_texts(l), lead_search_sounds(l) FROM leads l WHERE l.id IN (SELECT id FROM changed_rows);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION refresh_changed_lead() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'leads' THEN
    PERFORM refresh_lead_search(array_remove(ARRAY[NEW.id, OLD.merged_into], NULL));
  ELSE
    PERFORM refresh_lead_search(ARRAY[NEW.lead_id]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION refresh_leads_of_external_id() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_lead_search(ARRAY[OLD.lead_id, NEW.lead_id]);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER leads_search_added
  AFTER INSERT ON leads REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_search();

CREATE OR REPLACE TRIGGER leads_search_changed
  AFTER UPDATE OF full_name, email, phone, phone_e164, city, village, block, district, state, address, pincode, details,
    former_details, reference, merged_into ON leads
  FOR EACH ROW WHEN (
    (OLD.full_name, OLD.email, OLD.phone, OLD.phone_e164, OLD.city, OLD.village, OLD.block, OLD.district, OLD.state,
      OLD.address, OLD.pincode, OLD.details, OLD.former_details, OLD.reference, OLD.merged_into)
    IS DISTINCT FROM
    (NEW.full_name, NEW.email, NEW.phone, NEW.phone_e164, NEW.city, NEW.village, NEW.block, NEW.district, NEW.state,
      NEW.address, NEW.pincode, NEW.details, NEW.former_details, NEW.reference, NEW.merged_into))
  EXECUTE FUNCTION refresh_changed_lead();

CREATE OR REPLACE TRIGGER leads_search_deleted
  AFTER DELETE ON leads REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_search();

CREATE OR REPLACE TRIGGER lead_notes_search_added
  AFTER INSERT ON lead_notes REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_search();

CREATE OR REPLACE TRIGGER lead_notes_search_changed
  AFTER UPDATE OF content ON lead_notes
  FOR EACH ROW WHEN (OLD.content IS DISTINCT FROM NEW.content)
  EXECUTE FUNCTION refresh_changed_lead();

CREATE OR REPLACE TRIGGER lead_notes_search_deleted
  AFTER DELETE ON lead_notes REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_search();

CREATE OR REPLACE TRIGGER lead_external_ids_search_added
  AFTER INSERT ON lead_external_ids REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_search();

CREATE OR REPLACE TRIGGER lead_external_ids_search_deleted
  AFTER DELETE ON lead_external_ids REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lead_search();

-- Moving an id to another lead changes the texts of both.
CREATE OR REPLACE TRIGGER lead_external_ids_search_moved
  AFTER UPDATE ON lead_external_ids
  FOR EACH ROW WHEN (OLD.lead_id <> NEW.lead_id)
  EXECUTE FUNCTION refresh_leads_of_external_id();
