import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The first schema. Lead types are deliberately not constrained here: they live in the registry
 * (src/lead-types), so a new type needs no migration.
 */
export class InitialSchema1763700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);

    await queryRunner.query(`
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
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`CREATE UNIQUE INDEX users_email_unique ON users (lower(email))`);

    await queryRunner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      )`);
    await queryRunner.query(`CREATE INDEX sessions_user ON sessions (user_id)`);
    await queryRunner.query(`CREATE INDEX sessions_expiry ON sessions (expires_at)`);

    // search_text: what the staff search box looks through, one part a line so that a literal term never spans two.
    // Indic digits (Devanagari to Malayalam) are folded to 0-9 because people type their number on their own keyboard.
    await queryRunner.query(`
      CREATE FUNCTION lead_digits(value text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN regexp_replace(
        translate(value,
          '०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
          '012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'),
        '[^0-9]', '', 'g')`);

    // Hindi is typed with and without nukta dots, so neither the text nor the term keeps them.
    await queryRunner.query(`
      CREATE FUNCTION lead_search_form(value text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN replace(lower(normalize(value, NFC)), U&'\\093C', '')`);

    await queryRunner.query(`
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
        search_text text NOT NULL GENERATED ALWAYS AS (
          lead_search_form(
            coalesce(full_name, '') || E'\\n' || coalesce(email, '') || E'\\n' ||
            coalesce(phone, '') || E'\\n' || lead_digits(coalesce(phone, '')) || E'\\n' ||
            lead_digits(coalesce(phone_e164, '')) || E'\\n' ||
            coalesce(city, '') || E'\\n' || coalesce(state, '') || E'\\n' || coalesce(address, '') || E'\\n' ||
            coalesce(details ->> 'location', '') || E'\\n' || coalesce(details ->> 'fieldAddress', '') || E'\\n' ||
            coalesce(details ->> 'preferredDistrict', '') || E'\\n' ||
            reference || E'\\n' || left(reference, 5) || '-' || substr(reference, 6))
        ) STORED
      )`);
    await queryRunner.query(
      `CREATE INDEX leads_newest ON leads (created_at DESC, id DESC) WHERE quarantined_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX leads_type_status_newest ON leads (type, status, created_at DESC, id DESC) WHERE quarantined_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX leads_assignee_newest ON leads (assigned_to, created_at DESC, id DESC) WHERE quarantined_at IS NULL`,
    );
    await queryRunner.query(`CREATE INDEX leads_search ON leads USING gin (search_text gin_trgm_ops)`);

    await queryRunner.query(`
      CREATE TABLE lead_notes (
        id uuid PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
        author_id uuid REFERENCES users ON DELETE SET NULL,
        content text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`CREATE INDEX lead_notes_of_lead ON lead_notes (lead_id, created_at)`);

    await queryRunner.query(`
      CREATE TABLE idempotency_keys (
        key text PRIMARY KEY,
        body_hash bytea NOT NULL,
        answer jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)`);

    // No foreign keys: the record outlives what it speaks of.
    await queryRunner.query(`
      CREATE TABLE audit_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        action text NOT NULL,
        actor_id uuid,
        subject_type text,
        subject_id uuid,
        address text,
        details jsonb NOT NULL DEFAULT '{}'
      )`);
    await queryRunner.query(`CREATE INDEX audit_events_of_subject ON audit_events (subject_type, subject_id, id)`);
    await queryRunner.query(`
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit_events is append-only';
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER audit_events_append_only
      BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`);

    // The shape rate-limiter-flexible reads and writes.
    await queryRunner.query(`
      CREATE UNLOGGED TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations here only go forward.');
  }
}
