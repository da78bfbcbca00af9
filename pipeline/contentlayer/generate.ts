/**
 * Generates data and types with Contentlayer; see docs/decisions/contentlayer-fork.md on leaving
 * it.
 */
import { hash } from 'node:crypto'
import { type Config, type DataCache, generateDotpkg, runMain } from 'contentlayer/core'
import { makeSource } from 'contentlayer/source-files'
import { unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import { E, pipe, S, T } from '@contentlayer2/utils/effect'
import { contentTypes } from '../../src/content/schema/index.ts'
import { toDocumentType } from './documentTypes.ts'

type GeneratedDocument = DataCache.CacheItem['document'] & { type: string }

/** Writes documents and types into `.contentlayer/generated` below `root`. */
export async function generate(root: string, documents: GeneratedDocument[]): Promise<void> {
  const customCwd = unknownToAbsolutePosixFilePath(root)
  const config: Config = {
    source: await sourceOf(documents),
    esbuildHash: 'site',
    // Contentlayer never reads this file; it only writes its output next to it.
    filePath: unknownToAbsolutePosixFilePath('contentlayer.config.ts', customCwd),
  }
  const result = await pipe(
    generateDotpkg({ config, verbose: false }),
    // Turns a failure into a value, since runMain would exit the process.
    T.either,
    runMain({ tracingServiceName: 'content', verbose: false, customCwd }),
  )
  if (E.isLeft(result)) throw result.left
}

/** Combines the schema of Contentlayer’s file source with documents that were already read. */
async function sourceOf(documents: GeneratedDocument[]): Promise<Config['source']> {
  // Contentlayer fails when the file of a single-file type is missing.
  const types = contentTypes.filter(
    ({ singleFile, name }) => !singleFile || documents.some(({ type }) => type === name),
  )
  const files = makeSource({
    contentDirPath: '.',
    documentTypes: types.map(toDocumentType),
    // Documents already include their texts, so a field may be called `body`.
    fieldOptions: { bodyFieldName: '', typeFieldName: 'type' },
    disableImportAliasWarning: true,
  })
  const items = documents.map((document) => {
    const documentHash = hash('sha256', JSON.stringify(document))
    return { document, documentHash, hasWarnings: false, documentTypeName: document.type }
  })
  const cache: DataCache.Cache = {
    cacheItemsMap: Object.fromEntries(items.map((item) => [item.documentHash, item])),
  }
  return { ...(await files(undefined)), fetchData: () => S.succeed(E.right(cache)) }
}
