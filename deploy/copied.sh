#!/bin/sh
# Fails where the newest copy is older than some hours, 26 if you don't say: sh deploy/copied.sh FOLDER [HOURS]
set -eu
folder=${1:?name the folder for copies}
hours=${2:-26}
[ -n "$(find "$folder" -name 'packhouse-*.dump' -mmin "-$((60 * hours))")" ] || {
    echo "no copy in $folder is of the last $hours hours; look why deploy/backup.sh fails" >&2
    exit 1
}
