#!/bin/sh
# Puts a copy back into the house that $PACKHOUSE_DATABASE names, all of it or nothing: sh deploy/restore.sh COPY
# Stop every server first.
set -eu
pg_restore --clean --if-exists --no-owner --single-transaction \
    --dbname "${PACKHOUSE_DATABASE:?set it to the URL of the database}" "${1:?name the copy}"
