import path from 'node:path'
import { type CompiledFor, generatedDir } from '../sitePlace.ts'

export function generatedAliases(audience: CompiledFor) {
  const index = path.join(generatedDir(audience), 'index.mjs')
  return [{ find: /^contentlayer\/generated$/, replacement: index }, generatedFiles(audience)]
}

export function generatedFiles(audience: CompiledFor) {
  return { find: /^contentlayer\/generated\//, replacement: `${generatedDir(audience)}/` }
}
