/**
 * Measures this site: how long builds take, and what visitors with a slow phone wait for.
 *
 *   node scripts/run.mjs scripts/bench.ts             builds of 98 and 1,000 documents, then the pages of dist/
 *   node scripts/run.mjs scripts/bench.ts 10000      builds of another size
 */
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { chromium } from 'playwright'
import { startStaticHost } from '../pipeline/server/staticHost.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'
import { changeTitle, makeProject, timeBuild } from './bench/builds.ts'
import { loadPage, type Vitals } from './bench/pages.ts'
import { CHROMIUM_FLAGS, findBrowser } from './test/findBrowser.ts'

const RUNS = 5
const PAGES = ['/', '/recipes', '/recipes/1', '/reviews', '/reviews/1', '/comparisons', '/blog/4']
const FIGURES = ['fcp', 'lcp', 'blocking', 'shift', 'requests', 'kilobytes'] as const

async function measureBuilds(size: number) {
  const root = await makeProject(size)
  const cold = await timeBuild(root)
  await changeTitle(root)
  const edit = await timeBuild(root)
  await rm(root, { recursive: true })
  console.log(
    `${size} documents: ${cold.toFixed(1)} s with nothing kept, ${edit.toFixed(1)} s for an edit`,
  )
}

async function measurePages() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS })
  const host = await startStaticHost({ root: sitePlace.dist, port: 0 })
  console.log(['medians'.padEnd(14), ...FIGURES.map((name) => name.padStart(10))].join(''))
  for (const path of PAGES) {
    const runs: Vitals[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await loadPage(browser, host.url + path))
    const figures = FIGURES.map((name) => median(runs.map((vitals) => vitals[name])))
    const cells = figures.map((figure) => Number(figure.toFixed(3)).toString().slice(0, 6))
    console.log([path.padEnd(14), ...cells.map((cell) => cell.padStart(10))].join(''))
  }
  await host.close()
  await browser.close()
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

console.log(`load ${loadavg()[0]?.toFixed(1)}`)
const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [98, 1000]) await measureBuilds(size)
await measurePages()
