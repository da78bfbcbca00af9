/** Generates data and types with Contentlayer; docs/decisions/contentlayer-fork.md says how to leave it. */
import { createHash } from 'node:crypto'
import { type Config, type DataCache, generateDotpkg, runMain } from 'contentlayer/core'
import { makeSource } from 'contentlayer/source-files'
import { fs, unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import { E, pipe, S, T } from '@contentlayer2/utils/effect'
import { contentTypes } from '../../src/content/schema/index.ts'
import type { CompiledDocument } from '../content/compile/gitSource.ts'
import { readFileSync, statSync, writeFileSync } from 'node:fs'

/** Writes documents and types into `.contentlayer/generated` below `root`. */
export async function generate(root: string, documents: CompiledDocument[]): Promise<void> {
  const customCwd = unknownToAbsolutePosixFilePath(root)
  const config: Config = {
    source: await sourceOf(documents),
    esbuildHash: 'site',
    // Never read; Contentlayer generates beside it.
    filePath: unknownToAbsolutePosixFilePath('contentlayer.config.ts', customCwd),
  }
  const result = await pipe(
    writingChanged(generateDotpkg({ config, verbose: false })),
    // runMain ends the process on a failure.
    T.either,
    runMain({ tracingServiceName: 'content', verbose: false, customCwd }),
  )
  if (E.isLeft(result)) throw result.left
}

/** The file source for its schema, with documents that were read already. */
async function sourceOf(documents: CompiledDocument[]): Promise<Config['source']> {
  const files = makeSource({
    contentDirPath: '.',
    documentTypes: contentTypes.map(({ contentlayer }) => contentlayer),
    disableImportAliasWarning: true,
  })
  const items = documents.map(toCacheItem)
  const cache: DataCache.Cache = {
    cacheItemsMap: Object.fromEntries(items.map((item) => [item.documentHash, item])),
  }
  return { ...(await files(undefined)), fetchData: () => S.succeed(E.right(cache)) }
}

function toCacheItem(document: CompiledDocument) {
  const documentHash = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  return { document, documentHash, hasWarnings: false, documentTypeName: document.type }
}

/** Writes only files that differ; Contentlayer itself rewrites every file each time. */
export function writingChanged<R, Failure, Result>(
  effect: T.Effect<R, Failure, Result>,
): T.Effect<R & fs.HasFs, Failure, Result> {
  return T.accessServiceM<fs.Fs>(fs.FsTag)((disk) =>
    pipe(effect, T.provideService<fs.Fs>(fs.FsTag)({ ...disk, writeFile, rm: () => T.unit })),
  )
}

function writeFile(filePath: string, content: string) {
  return T.tryCatch(
    () => writeWhereOther(filePath, Buffer.from(content)),
    (error) => new fs.WriteFileError({ filePath, error }),
  )
}

function writeWhereOther(file: string, content: Buffer): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === content.length && readFileSync(file).equals(content)) return
  writeFileSync(file, content)
}
