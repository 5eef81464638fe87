-- New ids for rows that triggers add. Column defaults call this function, so the baseline needs it before the tables.

-- A UUID of version 7: it begins with the time, so new rows stay together in an index. PostgreSQL has uuidv7() only from 18 on.
CREATE OR REPLACE FUNCTION new_uuidv7() RETURNS uuid
LANGUAGE sql VOLATILE PARALLEL SAFE
RETURN encode(
  set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid())
      PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3)
      FROM 1 FOR 6),
    52, 1), 53, 1),
  'hex')::uuid;
