/** Generates data and types with Contentlayer; docs/decisions/contentlayer-fork.md says how to leave it. */
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
    // Never read; Contentlayer generates beside it.
    filePath: unknownToAbsolutePosixFilePath('contentlayer.config.ts', customCwd),
  }
  const result = await pipe(
    generateDotpkg({ config, verbose: false }),
    // runMain ends the process on a failure.
    T.either,
    runMain({ tracingServiceName: 'content', verbose: false, customCwd }),
  )
  if (E.isLeft(result)) throw result.left
}

/** Joins the schema of Contentlayer’s file source with documents that are read already. */
async function sourceOf(documents: GeneratedDocument[]): Promise<Config['source']> {
  // Contentlayer fails at a single file that is not there.
  const types = contentTypes.filter(
    ({ singleFile, name }) => !singleFile || documents.some(({ type }) => type === name),
  )
  const files = makeSource({
    contentDirPath: '.',
    documentTypes: types.map(toDocumentType),
    // Documents are handed over with their texts, so that a field may be called `body`.
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
