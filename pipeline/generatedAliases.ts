import path from 'node:path'
import type { Audience } from './content/audience.ts'
import { generatedDir } from './sitePlace.ts'

/** Where a bundler finds the documents that were generated for an audience. */
export function generatedAliases(audience: Audience['for']) {
  const generated = generatedDir(audience)
  return [
    { find: /^contentlayer\/generated$/, replacement: path.join(generated, 'index.mjs') },
    { find: /^contentlayer\/generated\//, replacement: `${generated}/` },
  ]
}
