import type { CheckedContent } from '../read/checkContent.ts'
import { generate } from '../../contentlayer/generate.ts'
import { dueChanges } from '../publish/dueChanges.ts'
import { sitePlace } from '../../sitePlace.ts'
import type { Audience } from './audience.ts'
import { only, sortProblems } from '../report/problem.ts'
import { compileFor, readFor } from './compileDocuments.ts'

export type CompiledSummary = ReturnType<typeof describeContent>

/**
 * Generates data and types, separately for readers and editors. @throws ContentError, before
 * anything is written
 */
export async function compileContent(audience: Audience): Promise<CompiledSummary> {
  const content = await readFor(sitePlace.content, audience)
  const documents = await compileFor(content, audience)
  await generate(sitePlace.compiled[audience.for], documents)
  return describeContent(content, documents.length, audience)
}

export function describeContent(content: CheckedContent, count: number, { now }: Audience) {
  return {
    count,
    /** Not published. */
    leftOut: content.documents.length - count,
    warnings: sortProblems(only('warning', content.problems)),
    hasSamples: content.documents.some(({ values }) => values.sampleContent === true),
    next: dueChanges(content.documents, now)[0]?.text,
  }
}
