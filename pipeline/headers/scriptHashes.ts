import { createHash } from 'node:crypto'

/** A script that runs where it stands: neither fetched (`src`) nor data (`type="application/json"`). */
const INLINE = /<script(?: type="module")?>(.*?)<\/script>/gs

/**
 * The sources that let the scripts in a piece of HTML run. Only ever asked of what the bundler
 * made, never of a filled page, where it would vouch for whatever content has brought in.
 */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE)].map(([, script = '']) => scriptHash(script))
}

function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
