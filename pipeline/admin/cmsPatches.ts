import type { Plugin } from 'vite'

/** An answer without a request. */
const NOTHING = 'data:application/json,{}'

/** What is replaced in the code of the editor. */
const PATCHES: [RegExp, string][] = [
  // It brings its fonts, and names another host's beside them for when they do not load; browsers
  // complain of those even when they need none of them.
  [/@font-face\s*\{[^}]*url\(https:[^}]*\}/g, ''],
  // It asks other hosts for its newest version, and how the host of the repository is.
  [/https:\/\/unpkg\.com\/@sveltia\/cms(?=`)/g, NOTHING],
  [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, NOTHING],
  [/https:\/\/status-api\.hostedstatus\.com\/[\w./]+/g, NOTHING],
  // What it says where something is refused is an advice that does not help.
  [/Couldn’t delete the entry\. Please try again\./g, 'The entry is not deleted.'],
  [
    /There was an error while saving the entry\. Please try again later\./g,
    'It is not saved. What you have written is still in the form.',
  ],
]

/**
 * The editor without what this site does not want of it.
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
