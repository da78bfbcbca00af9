import path from 'node:path'
import { buildNow } from '../../pipeline/build/buildNow.ts'
import { buildSite } from '../../pipeline/build/buildSite.ts'
import { buildYear } from '../../pipeline/build/buildYear.ts'
import { progressTo } from '../../pipeline/build/progress.ts'
import { ContentError } from '../../pipeline/content/problem.ts'

/** Builds the site into `dist/` with progress on the terminal; false when documents are wrong. */
export async function runBuild(): Promise<boolean> {
  const started = performance.now()
  try {
    const clock = new Date()
    const year = await buildYear(process.env, clock)
    const now = buildNow(process.env, clock)
    await buildSite(path.resolve('dist'), { year, now }, progressTo(process.stdout))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(`${error.message}\n\nThe site was not built; dist/ is as it was.`)
    return false
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Done       dist/ is ready${' '.repeat(29)}${seconds} s`)
  return true
}
