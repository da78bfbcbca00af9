import type { Content } from '../check/checkContent.ts'
import { generate } from '../../contentlayer/generate.ts'
import { dueChanges } from '../publish/dueChanges.ts'
import { sitePlace } from '../../sitePlace.ts'
import type { Audience } from '../publish/audience.ts'
import { only, type Problem, sortProblems } from '../report/problem.ts'
import { compileFor, readFor } from './gitSource.ts'

/** What there is to say of compiled content. */
export interface Compiled {
  /** How many documents were compiled. */
  count: number
  /** How many were left out, not being published. */
  leftOut: number
  warnings: Problem[]
  /** Whether pages call products, ratings and counts samples. */
  hasSamples: boolean
  /** What appears or disappears next, and when; undefined when nothing does. */
  next: string | undefined
}

/**
 * Compiles the content folder into `.contentlayer/generated`: data and types. What is for editors
 * has a folder of its own, so that a build and a development server leave each other alone.
 * On a mistake in a document it throws a `ContentError` and leaves what was generated before.
 */
export async function compileContent(audience: Audience): Promise<Compiled> {
  const content = await readFor(sitePlace.content, audience)
  const documents = compileFor(content, audience)
  await generate(sitePlace.compiled[audience.for], documents)
  return describeContent(content, documents.length, audience)
}

/** @param count how many of the documents are compiled for the audience */
export function describeContent(content: Content, count: number, { now }: Audience): Compiled {
  return {
    count,
    leftOut: content.documents.length - count,
    warnings: sortProblems(only('warning', content.problems)),
    hasSamples: content.documents.some(({ values }) => values.sampleContent === true),
    next: dueChanges(content.documents, now)[0]?.text,
  }
}
