#!/usr/bin/env bash
# Warns of each address and service in the settings that the commit $BASE does not have there:
# pages may load from them, or send to them.
set -uo pipefail
file=${CONTENT_DIR:-content}/site.yaml

named() {
  sed -E 's/(^|[[:space:]])#.*//' |
    grep -oE "https?://[^/[:space:]\"']+|(analytics|ads|service|backend):[[:space:]]*[\"']?[a-z0-9]+" |
    tr -d "\"'" | sort -u
}

comm -13 <(git show "$BASE:$file" | named) <(named < "$file") | grep -v ': *none$' |
  while read -r name; do
    echo "::warning file=$file::This change adds “$name” to the settings of the site. Merge it only if you know who runs that."
  done
exit 0
