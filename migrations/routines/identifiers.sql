-- Column defaults call this function, so it must exist before the tables. PostgreSQL 18 has a uuidv7() of its own.

-- A version 7 UUID starts with the time, so new rows are close together in an index.
CREATE OR REPLACE FUNCTION new_uuidv7() RETURNS uuid
LANGUAGE sql VOLATILE PARALLEL SAFE
RETURN encode(
  set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid())
      PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
      FROM 1 FOR 6),
    52, 1), 53, 1),
  'hex')::uuid;
