import { createHash } from 'node:crypto'
import type { PicturedDocument } from '../../src/content/picture.ts'
import { KINDS } from '../../src/kinds/kinds.ts'
import type { HeaderFacts } from './siteHeaders.ts'

/** A script that runs where it stands: neither fetched (`src`) nor data (`type="application/json"`). */
const INLINE = /<script(?: type="module")?>(.*?)<\/script>/gs

interface Written {
  site: Pick<typeof import('../../src/prerender.tsx'), 'content' | 'siteFile'>
  template: string
  earlyScript: string
}

/** Gathers what the headers follow from: settings, code that stands in pages, images elsewhere. */
export function headerFacts({ site, template, earlyScript }: Written): HeaderFacts {
  const { content, siteFile } = site
  const documents = KINDS.flatMap(({ folder }): Partial<PicturedDocument>[] => content[folder])
  return {
    settings: siteFile,
    scriptHashes: scriptHashes(template + earlyScript),
    imageOrigins: imageOrigins([...documents, content.settings.blogPicture]),
  }
}

function imageOrigins(documents: readonly Partial<PicturedDocument>[]): string[] {
  const origins = documents.flatMap(({ picture }) =>
    picture && 'address' in picture ? [new URL(picture.address).origin] : [],
  )
  return [...new Set(origins)].toSorted()
}

/** Sources of the scripts in HTML. Never asked of a filled page: that would allow scripts of content. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
