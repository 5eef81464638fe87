#!/bin/sh
# Creates the servers' roles. kisan_canteen_owner owns the tables, migrates them and deletes old audit rows.
# kisan_canteen_server does the daily work and cannot change audit rows. PostgreSQL's image runs this script when it
# creates the database. If the volume is older, run it once by hand (README.md). Running it again changes nothing.
set -e
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v owner_password="$OWNER_PASSWORD" -v server_password="$SERVER_PASSWORD" -v database="$POSTGRES_DB" <<'SQL'
SELECT format('CREATE ROLE %I LOGIN', name) FROM unnest(ARRAY['kisan_canteen_owner', 'kisan_canteen_server']) AS name
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec
ALTER ROLE kisan_canteen_owner PASSWORD :'owner_password';
ALTER ROLE kisan_canteen_server PASSWORD :'server_password';
ALTER DATABASE :"database" OWNER TO kisan_canteen_owner;
-- Changes the owner of objects that an earlier version created as superuser. Extensions keep their objects.
SELECT format('ALTER %s %s OWNER TO kisan_canteen_owner', CASE relkind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, oid::regclass)
FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') \gexec
SELECT format('ALTER ROUTINE %s OWNER TO kisan_canteen_owner', oid::regprocedure) FROM pg_proc p
WHERE pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e') \gexec
SQL
