/** Builds the site for the browser tests, unless it exists. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import './testContent.ts'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'
import { prepareTestContent } from './prepareTestContent.ts'

if (!existsSync(sitePaths.dist)) {
  // Playwright shows only this stream of a server's output.
  console.error('The site to test is not built yet; building it, which takes a minute or two.')
  await prepareTestContent()
  const build = ['scripts/run.mjs', 'scripts/build.ts']
  const { status } = spawnSync(process.execPath, build, { stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    console.error('Without it there is nothing to test. What stopped the build stands above.')
    process.exitCode = 1
  }
}
