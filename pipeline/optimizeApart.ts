import { existsSync } from 'node:fs'
import { once } from 'node:events'
import path from 'node:path'
import { forkProgram } from './forkProgram.ts'
import { siteVite } from './viteBase.ts'

const PROGRAM = new URL('./optimizeProcess.ts', import.meta.url)
const OPTIMIZED = path.join(siteVite.cacheDir, 'deps/_metadata.json')

/**
 * Prepares the packages of the site for the development server where nothing is prepared yet, in
 * another process: a bundler keeps 200 MB until its process ends. When that fails, or what is there
 * is outdated, the server does it itself, and says what is wrong.
 */
export async function optimizeApart(): Promise<void> {
  if (existsSync(OPTIMIZED)) return
  await once(forkProgram(PROGRAM, []), 'exit')
}
