import path from 'node:path'
import type { Audience } from '../content/publish/audience.ts'
import { generatedDir } from '../sitePlace.ts'

/** Where a bundler finds the documents that were generated for an audience. */
export function generatedAliases(audience: Audience['for']) {
  const index = path.join(generatedDir(audience), 'index.mjs')
  return [{ find: /^contentlayer\/generated$/, replacement: index }, generatedFiles(audience)]
}

/** Where it finds the generated files one by one. */
export function generatedFiles(audience: Audience['for']) {
  return { find: /^contentlayer\/generated\//, replacement: `${generatedDir(audience)}/` }
}
