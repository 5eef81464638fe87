#!/bin/bash
# Replaces the entrypoint of PostgreSQL's official image: same variables, folders, temporary server and init scripts.
set -Eeo pipefail
if [ "$1" = postgres ] && [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /var/run/postgresql
  chown -R postgres:postgres "$PGDATA" /var/run/postgresql
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --clear-groups -- "$0" "$@"
fi
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?}" "${POSTGRES_USER:=postgres}" "${POSTGRES_DB:=$POSTGRES_USER}"
  eval 'initdb --username="$POSTGRES_USER" --pwfile=<(printf "%s\n" "$POSTGRES_PASSWORD") '"$POSTGRES_INITDB_ARGS"' -D "$PGDATA"'
  printf '\nhost all all all scram-sha-256\n' >> "$PGDATA/pg_hba.conf"
  pg_ctl -D "$PGDATA" -o "-c listen_addresses='' -c unix_socket_directories=/var/run/postgresql" -w start
  psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" --no-password -d postgres -c "CREATE DATABASE \"$POSTGRES_DB\""
  for script in /docker-entrypoint-initdb.d/*.sh; do [ ! -f "$script" ] || sh "$script"; done
  # Simulates a slow disk. Health checks must not take the temporary server for the final one.
  sleep 10
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
[ "$1" = postgres ] && exec "$@" -D "$PGDATA" -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
exec "$@"
