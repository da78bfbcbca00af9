#!/usr/bin/env bash
# Compares “address” with where GitHub publishes the site: $PUBLISHED, whose path is $FOLDER.
set -uo pipefail
file=${CONTENT_DIR:-content}/site.yaml
published=${PUBLISHED%/}
address=$(sed -n 's/^address: *//p' "$file" | tr -d "\"' \r")
if [ "$address" = "$published" ]; then exit 0; fi

what="The site is published at $published, but “address” says ${address:-nothing}"
folder=$(sed -E 's|^https?://[^/]*||' <<< "$address")
if [ "$folder" != "${FOLDER%/}" ]; then
  echo "::error file=$file::$what, and its pages would load nothing there. Write “address: $published”."
  exit 1
fi
echo "::warning file=$file::$what. Links to share and the search engines follow “address”."
