import { type Config, generateDotpkg, runMain, SourceFetchDataError } from 'contentlayer/core'
import { unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import { E, pipe, T } from '@contentlayer2/utils/effect'
import contentlayerConfig from '../../contentlayer.config.ts'
import type { Content } from './checkContent.ts'
import { dueChanges } from './dueChanges.ts'
import { sitePlace } from '../sitePlace.ts'
import type { Audience } from './audience.ts'
import { only, type Problem, sortProblems } from './problem.ts'
import { writingChanged } from './writingChanged.ts'

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
  let content: Content = { documents: [], problems: [] }
  const count = await generate(audience, (read) => {
    content = read
  })
  return describeContent(content, count, audience)
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

/** Has Contentlayer generate; returns how many documents it was given. */
async function generate(audience: Audience, onRead: (content: Content) => void): Promise<number> {
  const root = unknownToAbsolutePosixFilePath(sitePlace.compiled[audience.for])
  const config: Config = {
    source: await contentlayerConfig(undefined, audience, onRead),
    esbuildHash: 'site',
    filePath: unknownToAbsolutePosixFilePath('contentlayer.config.ts', root),
  }
  const result = await pipe(
    writingChanged(generateDotpkg({ config, verbose: false })),
    // As a value, since runMain ends the process when the effect itself fails.
    T.either,
    runMain({ tracingServiceName: 'content', verbose: false, customCwd: root }),
  )
  if (E.isRight(result)) return result.right.documentCount
  const failure: unknown = result.left
  throw failure instanceof SourceFetchDataError ? failure.error : failure
}
