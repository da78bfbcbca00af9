import { type Config, generateDotpkg, runMain, SourceFetchDataError } from 'contentlayer/core'
import { unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import { E, pipe, T } from '@contentlayer2/utils/effect'
import contentlayerConfig from '../../contentlayer.config.ts'

/**
 * Compiles the content folder into `.contentlayer/generated`: data and types.
 * On a mistake in a document it throws a `ContentError` and leaves what was generated before.
 *
 * @returns how many documents there are
 */
export async function compileContent(): Promise<number> {
  const root = unknownToAbsolutePosixFilePath(process.cwd())
  const config: Config = {
    source: await contentlayerConfig(undefined),
    esbuildHash: 'site',
    filePath: unknownToAbsolutePosixFilePath('contentlayer.config.ts', root),
  }
  const result = await pipe(
    generateDotpkg({ config, verbose: false }),
    // As a value, since runMain ends the process when the effect itself fails.
    T.either,
    runMain({ tracingServiceName: 'content', verbose: false, customCwd: root }),
  )
  if (E.isRight(result)) return result.right.documentCount
  const failure: unknown = result.left
  throw failure instanceof SourceFetchDataError ? failure.error : failure
}
