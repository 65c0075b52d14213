#!/bin/sh
# Writes a copy of the house that $PACKHOUSE_DATABASE names, and keeps the newest ones: sh deploy/backup.sh FOLDER [KEEP]
# It may be played meanwhile. Copies hold the key of all cookies, so they are their owner's alone.
set -eu
umask 077
folder=${1:?name the folder for copies}
keep=${2:-14}
copy=$folder/packhouse-$(date -u +%Y%m%d-%H%M%S).dump
mkdir -p "$folder"
trap 'rm -f -- "$copy.part"' EXIT
trap 'exit 1' HUP INT TERM
find "$folder" -name 'packhouse-*.dump.part' -mtime +0 -exec rm -- {} +  # of a copy that was killed
pg_dump --format=custom --no-owner --file "$copy.part" "${PACKHOUSE_DATABASE:?set it to the URL of the database}"
mv "$copy.part" "$copy"
ls -1 "$folder"/packhouse-*.dump | sort -r | tail -n "+$((keep + 1))" | while read -r old; do rm -- "$old"; done
echo "$copy"
