import type { Plugin } from 'vite'

/** An answer without a request. */
const NOTHING = 'data:application/json,{}'

/** What is replaced in the code of the editor: the addresses of other hosts that it asks. */
const PATCHES: [RegExp, string][] = [
  // It brings its fonts, and names another host's beside them for when they do not load; browsers
  // complain of those even when they need none of them.
  [/@font-face\s*\{[^}]*url\(https:[^}]*\}/g, ''],
  // It asks other hosts how the host of the repository is, from the sign-in page on and every five
  // minutes; the policy refuses that, and the browser complains.
  [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, NOTHING],
  [/https:\/\/status-api\.hostedstatus\.com\/[\w./]+/g, NOTHING],
]

/**
 * The editor without requests that its pages refuse.
 *
 * @throws when there is none of it in the code, since then another release has to be looked at
 */
export function cmsPatches(): Plugin {
  return {
    name: 'cms-patches',
    transform: (code, id) =>
      id.includes('/@sveltia/cms/npm/index.js') ? applyPatches(code) : null,
  }
}

function applyPatches(code: string): string {
  let result = code
  for (const [pattern, exchange] of PATCHES) {
    const before = result
    result = before.replaceAll(pattern, exchange)
    if (result === before) throw new Error(`@sveltia/cms no longer holds ${pattern.source}.`)
  }
  return result
}
