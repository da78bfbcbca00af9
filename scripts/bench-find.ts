/**
 * Measures how long the recipe list takes to answer a change of its filters, what it loads for
 * that, and how long a browser draws, with made-up recipes: `npm run build && npm run bench:find`, or
 * with other numbers of them behind `--`. The figures stand in docs/decisions/finding.md.
 */
import { brotliCompressSync } from 'node:zlib'
import { buildFinder } from '../src/content/finding/buildFinder.ts'
import { type Filters, NO_FILTERS, SORTS } from '../src/features/finding/filters.ts'
import { openFinder } from '../src/features/finding/finder.ts'
import { madeUpRecipes } from '../tests/madeUpRecipes.ts'
import { drawFilters } from './bench/drawnFilters.ts'

const SIZES = process.argv.slice(2).map(Number)
const ROUNDS = 20

/** Somebody tries one thing after the other. */
const CHANGES: Record<string, Partial<Filters>> = {
  'the panel is opened': {},
  'up to 30 minutes': { time: 30 },
  'and vegan': { time: 30, facets: { ...NO_FILTERS.facets, diet: ['vegan'] } },
  'all of several': {
    time: 60,
    facets: { diet: ['vegan'], course: ['main'], cuisine: ['Thai'], main: ['beans'], keyword: [] },
  },
  'one food at hand': { have: ['egg'] },
  'six foods at hand': { have: ['egg', 'flour', 'butter', 'olive oil', 'garlic', 'food 3'] },
  ...Object.fromEntries(SORTS.map((sort) => [`sorted: ${sort}`, { sort, have: ['egg', 'flour'] }])),
}

for (const size of SIZES.length > 0 ? SIZES : [53, 1000, 10_000]) {
  measure(size)
  const { first, all } = await drawFilters(size)
  console.log(`${'drawn in a browser'.padEnd(24)}${inMs(first)}${inMs(all)}   first, all cards`)
}

function measure(size: number) {
  const recipes = madeUpRecipes(size, 'bench')
  const index = buildFinder(recipes)
  const json = JSON.stringify(index)
  const kilobytes = [Buffer.byteLength(json), brotliCompressSync(json).length].map((bytes) =>
    (bytes / 1024).toFixed(0),
  )
  console.log(`\n${size} recipes, ${kilobytes[0]} KB of data, ${kilobytes[1]} sent`)
  const opened = time(() => openFinder(index, recipes))
  console.log(`${'opened'.padEnd(24)}${inMs(opened.ms)}`)
  console.log(`${''.padEnd(24)}${'median'.padStart(10)}${'worst'.padStart(10)}   found`)
  for (const [name, change] of Object.entries(CHANGES)) {
    const filters = { ...NO_FILTERS, ...change }
    const runs = Array.from({ length: ROUNDS }, () => time(() => opened.value(filters, null)))
    const ms = runs.map((run) => run.ms).toSorted((a, b) => a - b)
    const found = runs[0]?.value.places.length ?? 0
    const figures = inMs(ms[ROUNDS / 2] ?? 0) + inMs(ms.at(-1) ?? 0)
    console.log(`${name.padEnd(24)}${figures}${String(found).padStart(8)}`)
  }
}

function time<Value>(run: () => Value) {
  const start = performance.now()
  const value = run()
  return { ms: performance.now() - start, value }
}

function inMs(ms: number): string {
  return `${ms.toFixed(2)} ms`.padStart(10)
}
