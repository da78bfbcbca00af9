import path from 'node:path'
import type { Audience } from '../content/publish/audience.ts'
import { generatedDir } from '../sitePlace.ts'

export function generatedAliases(audience: Audience['for']) {
  const index = path.join(generatedDir(audience), 'index.mjs')
  return [{ find: /^contentlayer\/generated$/, replacement: index }, generatedFiles(audience)]
}

export function generatedFiles(audience: Audience['for']) {
  return { find: /^contentlayer\/generated\//, replacement: `${generatedDir(audience)}/` }
}
