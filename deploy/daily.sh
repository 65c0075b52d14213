#!/bin/sh
# Makes a copy each day for ever, and where that fails tries again in ten minutes: sh deploy/daily.sh FOLDER [KEEP]
# Whether copies are made is what deploy/copied.sh says.
while :; do
    if sh "$(dirname "$0")/backup.sh" "$@"; then sleep 86400; else sleep 600; fi
done
