#!/bin/sh
# Writes docker/.env, which compose.yaml reads, once: the address of the site and secrets that nobody has to type.
#   sh docker/make-env.sh https://example.org
set -eu
[ $# -eq 1 ] || { echo "Usage: sh docker/make-env.sh https://example.org" >&2; exit 2; }
file=$(dirname "$0")/.env
umask 077
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
# Never over one that is there: with other passwords the servers could not reach their database any more.
set -C
cat > "$file" <<ENV
PUBLIC_URL='$1'
JWT_SECRET='$(random)'
# Of the superuser, of the owner of the tables, of the role that the servers work as.
POSTGRES_PASSWORD='$(random)'
OWNER_PASSWORD='$(random)'
SERVER_PASSWORD='$(random)'
ENV
echo "Written: $file. Keep a copy of it where your backups are."
