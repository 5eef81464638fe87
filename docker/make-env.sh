#!/bin/sh
# Writes docker/.env for compose.yaml, once: the address of the site and generated secrets.
#   sh docker/make-env.sh https://example.org
set -eu
[ $# -eq 1 ] || { echo "Usage: sh docker/make-env.sh https://example.org" >&2; exit 2; }
file=$(dirname "$0")/.env
umask 077
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
# Never overwrites a file: with new passwords, the servers could no longer reach their database.
set -C
cat > "$file" <<ENV
PUBLIC_URL='$1'
JWT_SECRET='$(random)'
# The passwords of the superuser, of the owner of the tables, and of the servers' role.
POSTGRES_PASSWORD='$(random)'
OWNER_PASSWORD='$(random)'
SERVER_PASSWORD='$(random)'
ENV
echo "Created $file. Keep a copy of it with your backups."
