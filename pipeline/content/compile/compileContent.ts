import { siteCache } from '../../cache/siteCache.ts'
import { generate } from '../../contentlayer/generate.ts'
import { sitePaths } from '../../system/sitePaths.ts'
import { dueChanges } from '../publish/publication.ts'
import { createContentCache, readContent } from '../read/readContent.ts'
import { ContentError, ofSeverity, sortProblems, formatProblem } from '../report/problem.ts'
import type { Audience } from './selectDocuments.ts'
import { compileDocuments } from './compileDocuments.ts'
import { counted } from '../report/report.ts'

export type CompiledContent = Awaited<ReturnType<typeof compileContent>>

const cache = createContentCache(siteCache)

/** Generates data and types. @throws ContentError with every error, before anything is written */
export async function compileContent(
  audience: Audience,
  contentDir = sitePaths.content,
  outDir = sitePaths.compiled[audience.for],
) {
  const content = await readContent(contentDir, audience.now, cache)
  const errors = ofSeverity('error', content.problems)
  if (errors.length > 0) throw new ContentError(errors)
  const documents = await compileDocuments(content, audience)
  await generate(outDir, documents)
  const compiled = new Set(documents.map(({ _id }) => _id))
  return {
    documents,
    count: documents.length,
    leftOut: content.documents.filter(({ file }) => !compiled.has(file)).length,
    warnings: sortProblems(ofSeverity('warning', content.problems)),
    hasSamples: content.documents.some(({ values }) => values.sampleContent === true),
    next: dueChanges(content.documents, audience.now)[0]?.text,
  }
}

type Summary = Omit<CompiledContent, 'documents'>

/** Counts what was compiled: `98 documents compiled, 3 not published`. */
export function countCompiled({ count, leftOut }: Summary): string {
  const rest = leftOut > 0 ? `, ${leftOut} not published` : ''
  return `${counted(count, 'document')} compiled${rest}`
}

const SAMPLES =
  'Samples: pages say that products, ratings and counts are samples; remove “sampleContent” from content/site.yaml when they are real.'

export function notesOn({ warnings, hasSamples, next }: Summary): string[] {
  return [
    ...warnings.map(formatProblem),
    ...(hasSamples ? [SAMPLES] : []),
    ...(next === undefined ? [] : [`Next: ${next}`]),
  ]
}
