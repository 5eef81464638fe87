-- All tables of version 1.0.0, with constraints and indexes. routines/ has the functions, triggers and views. Lead
-- types, permissions and audit actions have no constraint here: src/ defines them, so a new one needs no migration.

-- ===== Users =====

CREATE TABLE users (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'manager', 'agent')),
  is_active boolean NOT NULL DEFAULT true,
  permissions text[] NOT NULL DEFAULT '{}',
  lead_types text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  must_change_password boolean NOT NULL DEFAULT false,
  -- The absence includes both days. Without `away_until`, the absence has no end date.
  away_from date,
  away_until date
);
CREATE UNIQUE INDEX users_email_unique ON users (lower(email));

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  browser text,
  address text
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE sign_in_networks (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  network text NOT NULL,
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, network)
);
CREATE INDEX sign_in_networks_network ON sign_in_networks (network);

CREATE TABLE sign_in_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  fingerprint text NOT NULL,
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, fingerprint)
);

-- ===== Leads =====

CREATE TABLE leads (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  type text NOT NULL,
  status text NOT NULL DEFAULT 'new'
    CHECK (status IN ('new', 'contacted', 'qualified', 'converted', 'closed', 'rejected')),
  priority text NOT NULL DEFAULT 'medium' CHECK (priority IN ('low', 'medium', 'high', 'urgent')),
  full_name text,
  email text,
  phone text,
  phone_e164 text,
  phone_doubtful boolean NOT NULL DEFAULT false,
  city text,
  state text,
  address text,
  pincode text,
  age smallint,
  details jsonb NOT NULL DEFAULT '{}',
  source jsonb,
  consent jsonb,
  assigned_to uuid REFERENCES users ON DELETE SET NULL,
  quarantined_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- The time by which the first contact is promised, the time from which it is due soon, and the time it happened.
  due_at timestamptz,
  due_soon_at timestamptz,
  first_response_at timestamptz,
  -- The next open row of `lead_follow_ups`. Every change to those rows updates these columns (follow-up-writes.ts).
  follow_up_on date,
  follow_up_note text,
  merged_into uuid REFERENCES leads ON DELETE CASCADE,
  erased_at timestamptz,
  activity_at timestamptz DEFAULT clock_timestamp(),
  follow_up_at timestamptz,
  close_reason text,
  in_pool boolean NOT NULL DEFAULT false,
  -- Set when the type is corrected: the first type, and the answers for which later types have no field.
  original_type text,
  former_details jsonb,
  -- Copies of two values in `source` for reports. A trigger maintains them.
  utm_source text,
  utm_campaign text,
  spam_reasons text[],
  CONSTRAINT leads_pool_is_nobodys CHECK (NOT in_pool OR assigned_to IS NULL)
);
-- Counts use index-only scans, which need a fresh visibility map. So vacuum runs more often than by default.
ALTER TABLE leads SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);

-- For the lists of the back office, which contain no suspected spam and no merged leads.
CREATE INDEX leads_listed ON leads (created_at DESC, id DESC) WHERE quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_listed_of_type ON leads (type, status, created_at DESC, id DESC)
  WHERE quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_of_assignee ON leads (assigned_to, created_at DESC, id DESC) INCLUDE (type)
  WHERE quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_in_pool ON leads (created_at DESC, id DESC)
  WHERE in_pool AND quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_by_activity ON leads (coalesce(activity_at, updated_at), id)
  WHERE quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_by_state ON leads (state) WHERE state IS NOT NULL;
CREATE INDEX leads_of_state ON leads (state) INCLUDE (type, assigned_to, in_pool)
  WHERE state IS NOT NULL AND quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_quarantined_newest ON leads (created_at DESC, id DESC) WHERE quarantined_at IS NOT NULL;
CREATE INDEX leads_suspected ON leads (created_at DESC, id DESC)
  WHERE quarantined_at IS NOT NULL AND merged_into IS NULL;
CREATE INDEX leads_unlisted ON leads (id) WHERE NOT (quarantined_at IS NULL AND merged_into IS NULL);

-- For promised first contacts and follow-ups.
CREATE INDEX leads_promises_waiting ON leads (due_at, id) INCLUDE (due_soon_at, type, assigned_to, in_pool, created_at)
  WHERE first_response_at IS NULL AND due_at IS NOT NULL AND quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_promises_open_first ON leads ((CASE WHEN first_response_at IS NULL THEN due_at END), id)
  WHERE quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_promises_answered ON leads (first_response_at, due_at) INCLUDE (type, assigned_to)
  WHERE first_response_at IS NOT NULL AND quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_open_follow_ups ON leads (follow_up_on, id) INCLUDE (type, assigned_to, in_pool, status)
  WHERE follow_up_on IS NOT NULL AND quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_without_next_step ON leads (assigned_to, created_at DESC, id DESC) INCLUDE (type)
  WHERE status IN ('new', 'contacted', 'qualified') AND first_response_at IS NOT NULL AND follow_up_on IS NULL
    AND erased_at IS NULL AND quarantined_at IS NULL AND merged_into IS NULL;

-- For reports.
CREATE INDEX leads_closed_with_reason ON leads (close_reason, created_at DESC, id DESC) INCLUDE (type, assigned_to)
  WHERE close_reason IS NOT NULL AND quarantined_at IS NULL AND merged_into IS NULL;
CREATE INDEX leads_reported ON leads (created_at, id)
  INCLUDE (in_pool, status, type, first_response_at, due_at, assigned_to, state, utm_source, utm_campaign, close_reason,
    priority, follow_up_on, erased_at)
  WHERE quarantined_at IS NULL AND merged_into IS NULL;

-- For possible duplicates: same phone, same email, or similar names in one place (routines/matching.sql).
CREATE INDEX leads_merged ON leads (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX leads_same_phone ON leads (phone_e164, id DESC) WHERE quarantined_at IS NULL AND phone_e164 IS NOT NULL;
CREATE INDEX leads_same_email ON leads (lower(email), id DESC)
  WHERE quarantined_at IS NULL AND lower(email) IS NOT NULL;
CREATE INDEX leads_same_town ON leads (lead_town_form(city), lead_name_key(full_name), id DESC)
  WHERE quarantined_at IS NULL AND lead_town_form(city) IS NOT NULL AND lead_name_key(full_name) IS NOT NULL;
CREATE INDEX leads_same_pin ON leads (lead_pin_form(pincode), lead_name_key(full_name), id DESC)
  WHERE quarantined_at IS NULL AND lead_pin_form(pincode) IS NOT NULL AND lead_name_key(full_name) IS NOT NULL;

CREATE TABLE lead_notes (
  id uuid PRIMARY KEY,
  lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
  author_id uuid REFERENCES users ON DELETE SET NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  call_outcome text CHECK (call_outcome IN ('reached', 'no_answer', 'busy', 'wrong_number', 'call_back')),
  edited_at timestamptz
);
CREATE INDEX lead_notes_of_lead ON lead_notes (lead_id, created_at);
CREATE INDEX lead_notes_calls ON lead_notes (created_at, author_id, lead_id)
  WHERE call_outcome IS NOT NULL AND author_id IS NOT NULL;

CREATE TABLE lead_follow_ups (
  id uuid PRIMARY KEY DEFAULT new_uuidv7(),
  lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
  due_on date NOT NULL,
  due_at timestamptz,
  note text,
  created_by uuid REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  done_by uuid REFERENCES users ON DELETE SET NULL,
  cancelled_at timestamptz,
  CHECK ((due_at AT TIME ZONE 'Asia/Kolkata')::date = due_on)
);
CREATE INDEX lead_follow_ups_of_lead ON lead_follow_ups (lead_id, due_on, due_at, id);

-- The number of leads per group is the sum over its rows. Writers only add rows, so they never wait for each other.
CREATE TABLE lead_counts (
  type text NOT NULL,
  status text NOT NULL,
  assigned_to uuid,
  quarantined boolean NOT NULL,
  leads integer NOT NULL,
  in_pool boolean NOT NULL DEFAULT false,
  suspected boolean NOT NULL DEFAULT false,
  without_next_step boolean NOT NULL DEFAULT false
);

CREATE TABLE lead_search (
  lead_id uuid PRIMARY KEY REFERENCES leads ON DELETE CASCADE,
  texts text NOT NULL,
  sounds text NOT NULL
);
CREATE INDEX lead_search_texts ON lead_search USING gin (texts gin_trgm_ops, sounds gin_trgm_ops);

-- Leads that left a list, for clients with a copy of the leads. No foreign keys, because the lead might be deleted.
CREATE TABLE lead_removals (
  lead_id uuid NOT NULL,
  type text NOT NULL,
  assigned_to uuid,
  is_gone boolean NOT NULL,
  removed_at timestamptz NOT NULL,
  in_pool boolean NOT NULL DEFAULT false
);
CREATE INDEX lead_removals_in_order ON lead_removals (removed_at, lead_id);
CREATE UNIQUE INDEX lead_removals_once_a_type ON lead_removals
  (lead_id, type, (CASE WHEN is_gone THEN 'gone' WHEN in_pool THEN 'pool' ELSE assigned_to::text END));

-- The bin: deleted leads with all their data, until retention ends. No foreign keys, because referenced rows can be
-- deleted.
CREATE TABLE deleted_leads (
  lead_id uuid PRIMARY KEY,
  types text[] NOT NULL,
  assigned_to uuid,
  in_pool boolean NOT NULL DEFAULT false,
  deleted_by uuid,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  texts text NOT NULL,
  sounds text NOT NULL,
  stored jsonb NOT NULL
);
CREATE INDEX deleted_leads_latest ON deleted_leads (deleted_at DESC, lead_id DESC);

-- ===== Possible duplicates =====

CREATE TABLE duplicate_pairs (
  first_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
  second_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
  reasons text[] NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'linked', 'dismissed', 'merged')),
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  survivor_id uuid,
  merge jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (first_id, second_id),
  CHECK (first_id < second_id),
  CHECK ((state = 'merged') = (survivor_id IS NOT NULL AND merge IS NOT NULL))
);
CREATE INDEX duplicate_pairs_second ON duplicate_pairs (second_id);

-- Leads to check for duplicates. Rows are only added and deleted, so a submission never waits for the check.
CREATE TABLE duplicate_match_queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lead_id uuid NOT NULL
);

-- ===== Assignment =====

CREATE TABLE assignment_rules (
  id uuid PRIMARY KEY,
  lead_type text NOT NULL,
  -- The code of a state. If null, the rule applies to all states without a rule of their own.
  state text,
  -- The `state_spelling_key` of each known spelling of the state.
  state_keys text[] NOT NULL DEFAULT '{}',
  kind text NOT NULL CHECK (kind IN ('round_robin', 'fixed', 'pool')),
  last_place integer NOT NULL DEFAULT -1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX assignment_rules_once ON assignment_rules (lead_type, state) NULLS NOT DISTINCT;

CREATE TABLE assignment_rule_people (
  rule_id uuid NOT NULL REFERENCES assignment_rules ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  place integer NOT NULL,
  PRIMARY KEY (rule_id, user_id)
);
CREATE INDEX assignment_rule_people_user ON assignment_rule_people (user_id);

CREATE TABLE share_outs (
  id uuid PRIMARY KEY,
  actor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  leads jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX share_outs_actor ON share_outs (actor_id);
CREATE INDEX share_outs_age ON share_outs (created_at);

-- ===== Notifications and messages =====

CREATE TABLE notifications (
  id uuid PRIMARY KEY DEFAULT new_uuidv7(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
  earlier_lead_id uuid REFERENCES leads ON DELETE CASCADE,
  actor_id uuid,
  event text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  is_published boolean NOT NULL DEFAULT true,
  -- The same for all notifications of one bulk change, which are sent as one message.
  change_id text,
  CONSTRAINT notifications_once UNIQUE (user_id, event)
);
CREATE INDEX notifications_age ON notifications (created_at);
CREATE INDEX notifications_newest ON notifications (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_of_change ON notifications (user_id, change_id) WHERE change_id IS NOT NULL;
CREATE INDEX notifications_of_earlier_lead ON notifications (earlier_lead_id) WHERE earlier_lead_id IS NOT NULL;
CREATE INDEX notifications_of_lead ON notifications (lead_id);
CREATE INDEX notifications_unpublished ON notifications (id) WHERE NOT is_published;

CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  assigned_mail boolean NOT NULL DEFAULT true,
  watched_types text[] NOT NULL DEFAULT '{}',
  digest_mail boolean NOT NULL DEFAULT true,
  push boolean NOT NULL DEFAULT true
);

CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY DEFAULT new_uuidv7(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  retry_at timestamptz
);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);

-- Emails and push notifications to send. They are written in the same transaction as the change.
CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT new_uuidv7(),
  channel text NOT NULL,
  kind text NOT NULL,
  event text NOT NULL,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  lead_id uuid REFERENCES leads ON DELETE CASCADE,
  recipient_hash bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  outcome text,
  device_id uuid REFERENCES push_subscriptions ON DELETE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL DEFAULT now(),
  -- Until this time, only the process that took the message can send it.
  taken_until timestamptz,
  CONSTRAINT outbox_once UNIQUE NULLS NOT DISTINCT (channel, event, user_id, device_id)
);
CREATE INDEX outbox_age ON outbox (created_at);
CREATE INDEX outbox_of_lead ON outbox (lead_id);
CREATE INDEX outbox_of_user ON outbox (user_id);
CREATE INDEX outbox_recipients ON outbox (recipient_hash) WHERE recipient_hash IS NOT NULL;
-- The order in which messages are taken.
CREATE INDEX outbox_due ON outbox (channel, (tries > 0), (user_id IS NULL), id) WHERE done_at IS NULL;
CREATE INDEX outbox_of_device ON outbox (device_id, id) WHERE device_id IS NOT NULL;

CREATE TABLE message_templates (
  id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('whatsapp', 'mail')),
  lead_type text,
  language text NOT NULL,
  name text NOT NULL,
  subject text,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((channel = 'mail') = (subject IS NOT NULL))
);
CREATE UNIQUE INDEX message_templates_name_unique ON message_templates (channel, lead_type, language, lower(name))
  NULLS NOT DISTINCT;

-- Initial templates. Staff can change and delete them.
INSERT INTO message_templates (id, channel, language, name, subject, body)
SELECT new_uuidv7(), channel, language, name, CASE channel WHEN 'mail' THEN subject END, body
FROM (VALUES
  ('en', 'Received', 'Kisan Canteen: your reference {reference}',
    E'Namaste {name},\nthank you for {type}. Your reference is {reference}. {promise}\n{staffName}, Kisan Canteen'),
  ('en', 'We tried to call you', 'Kisan Canteen: we tried to call you (reference {reference})',
    E'Namaste {name},\nwe tried to call you about {type} and could not reach you. When may we call again? '
    'Your reference is {reference}.\n{staffName}, Kisan Canteen'),
  ('hi', 'मिल गया', 'किसान कैंटीन: आपका संदर्भ {reference}',
    E'नमस्ते {name} जी,\n{type} हमें मिल गया है, धन्यवाद। आपका संदर्भ {reference} है। {promise}\n{staffName}, किसान कैंटीन'),
  ('hi', 'हमने कॉल किया था', 'किसान कैंटीन: हमने आपको कॉल किया था (संदर्भ {reference})',
    E'नमस्ते {name} जी,\n{type} के बारे में हमने आपको कॉल किया था, पर बात नहीं हो पाई। हम दोबारा कब कॉल करें? '
    'आपका संदर्भ {reference} है।\n{staffName}, किसान कैंटीन')
) AS template (language, name, subject, body)
CROSS JOIN (VALUES ('whatsapp'), ('mail')) AS sent_by (channel);

-- ===== Saved views =====

CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  shared boolean NOT NULL DEFAULT false,
  CONSTRAINT saved_views_owned CHECK (shared OR user_id IS NOT NULL)
);
CREATE INDEX saved_views_of_user ON saved_views (user_id);
CREATE UNIQUE INDEX saved_views_name_unique ON saved_views (user_id, lower(name)) WHERE NOT shared;
CREATE UNIQUE INDEX saved_views_shared_name_unique ON saved_views (lower(name)) WHERE shared;

CREATE TABLE view_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  default_view_id uuid REFERENCES saved_views ON DELETE SET NULL,
  columns text[]
);
CREATE INDEX view_settings_default_view ON view_settings (default_view_id);

-- ===== Audit trail =====

-- No foreign keys: events outlive the rows they refer to.
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  action text NOT NULL,
  actor_id uuid,
  subject_type text,
  subject_id uuid,
  address text,
  details jsonb NOT NULL DEFAULT '{}',
  -- Always null: a trigger moves the value to `audit_values`, where it can be erased.
  personal jsonb CONSTRAINT audit_events_personal_moved CHECK (personal IS NULL)
);
CREATE INDEX audit_events_of_subject ON audit_events (subject_type, subject_id, id);
CREATE INDEX audit_events_of_actor ON audit_events (actor_id, at DESC, id DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_events_of_action ON audit_events (action, at DESC, id DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_events_of_staff ON audit_events (at DESC, id DESC) WHERE actor_id IS NOT NULL;

CREATE TABLE audit_values (
  event_id bigint PRIMARY KEY,
  subject_type text,
  subject_id uuid,
  personal jsonb NOT NULL
);
CREATE INDEX audit_values_of_subject ON audit_values (subject_type, subject_id);

-- ===== Requests =====

CREATE TABLE idempotency_keys (
  key text PRIMARY KEY,
  body_hash bytea NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- Unlogged, because limits can start again after a crash.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
