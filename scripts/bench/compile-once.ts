/** Compiles the content folder of the current directory once, by one of two sources, and reports. */
import { type Config, generateDotpkg, runMain } from 'contentlayer/core'
import { unknownToAbsolutePosixFilePath } from '@contentlayer2/utils'
import { pipe } from '@contentlayer2/utils/effect'
import path from 'node:path'
import contentlayerConfig from '../../contentlayer.config.ts'
import { readContent } from '../../pipeline/content/readContent.ts'
import { fileSource } from './fileSource.ts'

const source = process.argv[2] === 'files' ? fileSource : contentlayerConfig
const root = unknownToAbsolutePosixFilePath(process.cwd())
const started = performance.now()

// Contentlayer's source does not find every mistake, so with it the check is a second pass.
if (source === fileSource) await readContent(path.resolve('content'), new Date())
const config: Config = {
  source: await source(undefined),
  esbuildHash: 'bench',
  filePath: unknownToAbsolutePosixFilePath('contentlayer.config.ts', root),
}
const { documentCount } = await pipe(
  generateDotpkg({ config, verbose: false }),
  runMain({ tracingServiceName: 'bench', verbose: false, customCwd: root }),
)

const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const report = {
  documents: documentCount,
  seconds: (performance.now() - started) / 1000,
  cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
  megabytes: maxRSS / 1024,
}
console.log(JSON.stringify(report))
