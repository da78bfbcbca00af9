#!/usr/bin/env bash
# Writes `program=false` when nothing but the content differs from what was deployed last.
# What failed its tests was not deployed, and so the next commit is tested again.
set -uo pipefail
deployments="repos/$GITHUB_REPOSITORY/deployments"

# The commit that was deployed last; nothing when there is none, or nobody answers.
last_deployed() {
  local list id sha
  list=$(gh api "$deployments?environment=github-pages&per_page=100" --jq '.[] | "\(.id) \(.sha)"') || return
  while read -r id sha; do
    [ -n "$id" ] || continue
    if [ "$(gh api "$deployments/$id/statuses" --jq 'any(.[]; .state == "success")')" = true ]; then
      echo "$sha"
      return
    fi
  done <<< "$list"
}

base=$(last_deployed)
# Without anything to compare with, or not known any more, it may be anything.
program=true
if [ -n "$base" ] && git diff --quiet "$base" HEAD -- . ":(exclude)${CONTENT_DIR:-content}"; then
  program=false
fi
echo "Compared with the last deploy (${base:-none was found}): program=$program"
echo "program=$program" >> "$GITHUB_OUTPUT"
