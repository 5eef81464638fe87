-- Gives all spellings of an Indian state one key, in English and Hindi, for filters, reports and assignment rules.
-- `assignment_rules.state_keys` stores keys, so a migration that changes the function must update them.

-- Omits punctuation and words that do not identify the state. A nasal can be written in two ways (झारखण्ड, झारखंड).
-- Names of five letters or more are compared by sound; shorter ones are codes. Uses explicit ranges, because character
-- classes depend on the database's locale.
CREATE OR REPLACE FUNCTION state_spelling_key(typed text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT CASE WHEN length(cleaned) >= 5 AND cleaned ~ '^[a-z\u0900-\u097F]+$'
    THEN btrim(lead_sound_letters(cleaned), '~') ELSE cleaned END
  FROM (
    SELECT coalesce(string_agg(word, '' ORDER BY place), '') AS cleaned
    FROM regexp_split_to_table(
      regexp_replace(lead_text_form(typed), '[ङञणनम]्(?=[क-ह])|ँ', 'ं', 'g'),
      '[\u0001-\u0040\u005B-\u0060\u007B-\u00BF\u0964-\u0970\u2000-\u206F\u3000-\u303F]+'
    ) WITH ORDINALITY AS words (word, place)
    WHERE word <> ALL (ARRAY[
      'the', 'of', 'and', 'state', 'india', 'bharat', 'union', 'territory',
      'और', 'एवं', 'तथा', 'व', 'एंड', 'राज्य', 'भारत'])
  ) AS plain);

-- Lists all spellings in `leads` by a skip scan of the index `leads_by_state`, because a million leads have only a few
-- hundred spellings.
CREATE OR REPLACE VIEW lead_state_spellings AS
WITH RECURSIVE spellings AS (
  (SELECT state FROM leads WHERE state IS NOT NULL ORDER BY state LIMIT 1)
  UNION ALL
  SELECT (SELECT l.state FROM leads l WHERE l.state > spellings.state ORDER BY l.state LIMIT 1)
  FROM spellings WHERE spellings.state IS NOT NULL
)
SELECT state FROM spellings WHERE state IS NOT NULL;
