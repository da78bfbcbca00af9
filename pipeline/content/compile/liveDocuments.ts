import type { ContentType } from '../../../src/content/schema/documentType.ts'
import { contentTypes } from '../../../src/content/schema/index.ts'
import { pluralOf } from '../ingredients/inflect.ts'
import type { Audience } from './audience.ts'
import { type CompiledSummary, describeContent } from './compileContent.ts'
import { compileFor, type CompiledDocument, readFor } from './compileDocuments.ts'

export type LiveDocuments = ReadonlyMap<ContentType, CompiledDocument[]>

/** Compiles in memory what Contentlayer would generate. @throws ContentError */
export async function readLive(
  contentDir: string,
  audience: Audience,
): Promise<{ documents: LiveDocuments; compiled: CompiledSummary }> {
  const content = await readFor(contentDir, audience)
  const all = await compileFor(content, audience)
  const ofType = ({ name }: ContentType) => all.filter((document) => document.type === name)
  return {
    documents: new Map(contentTypes.map((type) => [type, ofType(type)])),
    compiled: describeContent(content, all.length, audience),
  }
}

/** Documents get Contentlayer's export names: `allRecipes`, `site`. */
export function liveExports(documents: LiveDocuments): Record<string, unknown> {
  return Object.fromEntries(
    [...documents.keys()].map((type) => [exportName(type), exportOf(type, documents)]),
  )
}

export function exportOf(type: ContentType, documents: LiveDocuments): unknown {
  const all = documents.get(type) ?? []
  return type.singleFile ? all[0] : all
}

export const EXPORT_NAMES = contentTypes.map(exportName)

function exportName({ name, singleFile }: Pick<ContentType, 'name' | 'singleFile'>): string {
  if (singleFile) return name.slice(0, 1).toLowerCase() + name.slice(1)
  return `all${pluralOf(name)}`
}
