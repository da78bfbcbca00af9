import { build } from 'vite'
import { OLDEST_BROWSERS, siteDefine } from '../vite/viteBase.ts'

/** Bundles the worker of a site that is read offline, or its remover, into one script. */
export async function bundleWorker(name: 'worker' | 'removalWorker'): Promise<string> {
  const bundled = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    envDir: false,
    define: siteDefine,
    build: {
      target: OLDEST_BROWSERS,
      write: false,
      rolldownOptions: { input: `src/offline/${name}.ts`, output: { format: 'iife' } },
    },
  })
  const outputs = 'output' in bundled ? bundled.output : []
  const [chunk] = outputs
  if (chunk?.type !== 'chunk' || outputs.length > 1) throw new Error(`${name} is not one script.`)
  return chunk.code
}
