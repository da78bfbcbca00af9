import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { attributes, type BuiltPage, openBuiltSite } from './builtSite.ts'

/** What a visitor may have to download before a page is alive, in bytes after gzip. */
const SCRIPT_BUDGET = 125_000
const STYLE_BUDGET = 14_000

/** One page of every route; pages of one route load the same files. */
const PAGES = [
  '/',
  '/recipes',
  '/recipes/1',
  '/reviews',
  '/reviews/1',
  '/comparisons',
  '/blog',
  '/blog/1',
  '/about',
  '/contact',
  '/privacy',
  '/404',
]

/** Texts of what loads only when it is needed. */
const LAZY = {
  toasts: 'Close message',
  'the library of the toasts': 'autoClose',
  'the popup': 'A pinch of good cooking, every week',
}

const site = await openBuiltSite()

/** The files that the HTML names, and all that these import statically. */
function startOf(page: BuiltPage) {
  const scripts = [
    ...attributes(page, 'script[src]', 'src'),
    ...attributes(page, 'link[rel="modulepreload"]', 'href'),
  ]
  const styles = attributes(page, 'link[rel="stylesheet"]', 'href')
  return { scripts: withImports(scripts.map(toFile)), styles: new Set(styles.map(toFile)) }
}

function toFile(address: string | null): string {
  return (address ?? '').slice(1)
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g

function withImports(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    const imports = [...site.text(file).matchAll(STATIC_IMPORT)]
    withImports(
      imports.map(([, name = '']) => path.posix.join(path.posix.dirname(file), name)),
      found,
    )
  }
  return found
}

function zippedBytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(site.text(file), { level: 9 }).length, 0)
}

const starts = PAGES.map((address) => {
  const { scripts, styles } = startOf(site.page(address))
  return { address, scripts, script: zippedBytes(scripts), style: zippedBytes(styles) }
})

function figures(): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(10)
  const lines = starts.map(
    ({ address, script, style }) => address.padEnd(14) + kilobytes(script) + kilobytes(style),
  )
  return ['Start of a visit, gzip', 'page              script     style', ...lines].join('\n')
}

console.log(figures())

describe('the start of a visit', () => {
  test.each(starts)('to $address keeps the budgets', ({ script, style }) => {
    expect(script).toBeGreaterThan(10_000)
    expect(script).toBeLessThanOrEqual(SCRIPT_BUDGET)
    expect(style).toBeGreaterThan(1000)
    expect(style).toBeLessThanOrEqual(STYLE_BUDGET)
  })

  test.each(Object.entries(LAZY))('does not load %s', (_what, text) => {
    const files = [...site.files.keys()].filter((name) => name.endsWith('.js'))
    const holding = files.filter((name) => site.text(name).includes(text))
    expect(holding).not.toEqual([])
    const early = starts.filter(({ scripts }) => holding.some((name) => scripts.has(name)))
    expect(early.map(({ address }) => address)).toEqual([])
  })

  test('loads nothing from elsewhere', () => {
    const outside = PAGES.flatMap((address) =>
      attributes(site.page(address), '[src], link[rel="stylesheet"]', 'src'),
    ).filter((source) => source !== null && !/^\/(?!\/)/.test(source))
    expect(outside).toEqual([])
  })
})
