import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashCode } from '../cache/hashCode.ts'
import { hashOf } from '../cache/hashOf.ts'
import { siteCache } from '../cache/siteCache.ts'
import { programFolder } from '../system/programFolder.ts'
import { sitePaths } from '../system/sitePaths.ts'
import { once } from '../../src/shared/memoize.ts'

const GENERATOR = path.join(programFolder, 'pipeline/contentlayer/generate.ts')

/** Bundles generate.ts before loading, since its 1,600 separate modules take 1.5 s to load. */
export const loadGenerator = once(async (): Promise<typeof import('./generate.ts')> => {
  const key = `contentlayer-${hashOf([await hashCode()])}`
  const code = await siteCache.getOrMake(key, bundleGenerator)
  const file = path.join(sitePaths.work, 'contentlayer.mjs')
  // The next build empties this folder, including leftovers of a killed build.
  const aside = path.join(sitePaths.work, 'bundles', randomUUID())
  await mkdir(path.dirname(aside), { recursive: true })
  await writeFile(aside, code)
  await rename(aside, file)
  return import(pathToFileURL(file).href)
})

async function bundleGenerator(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [GENERATOR],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['esbuild', 'imagescript', 'markdown-wasm', 'mdx-bundler'],
    // CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(process.cwd() + '/')",
    },
    logLevel: 'error',
  })
  return outputFiles.map(({ text }) => text).join('')
}
