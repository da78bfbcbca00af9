/** Builds the site for the browser tests, unless it exists. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import './testContent.ts'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'

if (!existsSync(sitePaths.dist)) {
  // Playwright shows only the standard error of a server.
  console.error('The site to test is not built yet; building it, which takes a minute or two.')
  const scripts = ['tests/support/prepare.ts', 'scripts/build.ts']
  const failed = scripts.some((script) => {
    const run = ['scripts/run.mjs', script]
    return spawnSync(process.execPath, run, { stdio: ['ignore', 2, 2] }).status !== 0
  })
  if (failed) {
    console.error('Without it there is nothing to test. What stopped the build stands above.')
    process.exitCode = 1
  }
}
