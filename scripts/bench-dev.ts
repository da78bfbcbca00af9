/**
 * Measures, for one who writes, how long after a save an open page shows it, beside Astro's server:
 * `npm run bench:dev -- 98 1000`. Medians of seven; the page is open all the time.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { astroCommand, forgetAstroBuild, installAstro } from './bench/astroSite.ts'
import { makeContent } from './bench/manyDocuments.ts'
import { memoryOf } from './bench/measureCommand.ts'
import { median } from './bench/median.ts'
import { CHROMIUM_FLAGS, findBrowser } from './test/findBrowser.ts'

const SIZES = process.argv.slice(2).map(Number)
const RUNS = 7
const START_TIMEOUT_MS = 120_000
const SEEN_TIMEOUT_MS = 30_000
const PORTS = { pinchwell: 4571, astro: 4572 }

type Name = keyof typeof PORTS

/** Starts a server and waits until it answers; returns the milliseconds that it took. */
async function start(name: Name, content: string): Promise<[ChildProcess, number]> {
  const port = String(PORTS[name])
  const astro = astroCommand('dev', content, ['--port', port])
  const own = {
    args: ['scripts/run.mjs', 'scripts/dev.ts', '--port', port, '--strictPort'],
    cwd: process.cwd(),
    env: { ...process.env, CONTENT_DIR: content },
  }
  const { args, ...options } = name === 'astro' ? astro : own
  const started = performance.now()
  const server = spawn(process.execPath, args, { ...options, stdio: 'ignore' })
  while (!(await answers(`http://localhost:${port}/recipes/1`))) {
    const waited = performance.now() - started
    if (waited > START_TIMEOUT_MS || server.exitCode !== null) throw new Error(`No ${name} server.`)
  }
  return [server, performance.now() - started]
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return false
  }
}

/** Saves other titles, one after the other; returns the milliseconds until each was seen. */
async function save(browser: Browser, name: Name, content: string): Promise<number[]> {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${PORTS[name]}/recipes/1`)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: START_TIMEOUT_MS })
  const dir = path.join(content, 'recipes')
  const file = (await readdir(dir)).find((candidate) => candidate.startsWith('1-')) ?? ''
  const text = await readFile(path.join(dir, file), 'utf8')
  const times: number[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    const title = `Save number ${run}`
    const started = performance.now()
    await writeFile(path.join(dir, file), text.replace(/^title: .*$/m, `title: ${title}`))
    await page.waitForFunction(
      (expected) => document.querySelector('h1')?.textContent === expected,
      title,
      { polling: 5, timeout: SEEN_TIMEOUT_MS },
    )
    times.push(performance.now() - started)
  }
  await page.close()
  // The first has the server load what it needs for that.
  return times.slice(1)
}

installAstro()
const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS })
for (const size of SIZES.length > 0 ? SIZES : [98, 1000]) {
  console.log(`${size} documents, load ${loadavg()[0]?.toFixed(1)}`)
  for (const name of ['astro', 'pinchwell'] as const) {
    const root = await mkdtemp(path.join(tmpdir(), 'bench-dev-'))
    await makeContent(root, size, { withoutPaintings: true })
    forgetAstroBuild()
    const [server, ms] = await start(name, path.join(root, 'content'))
    const seen = median(await save(browser, name, path.join(root, 'content')))
    const megabytes = memoryOf(server.pid ?? 0).toFixed(0)
    const figures = `first page ${ms.toFixed(0)} ms, save to seen ${seen.toFixed(0)} ms`
    console.log(`${name.padEnd(10)} ${figures}, ${megabytes} MB`)
    server.kill()
    await rm(root, { recursive: true })
  }
}
await browser.close()
