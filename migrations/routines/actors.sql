-- `actors` names everyone who can change leads: users and API keys. The history, notes and the activity read it.

CREATE OR REPLACE VIEW actors AS
  SELECT id, name FROM users
  UNION ALL
  SELECT id, name || ' (key)' FROM api_keys;
