import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { attributes, type BuiltPage, openBuiltSite, stylesOf } from '../site/builtSite.ts'
import { paths } from '../../src/addresses/paths.ts'
import { KINDS } from '../../src/kinds/kinds.ts'
import { readDocuments } from '../site/documents.ts'

const KB = 1024
/** The limit of scripts that a page loads before it is interactive, in bytes after gzip. */
const SCRIPT_BUDGET = 117 * KB
const STYLE_BUDGET = 8 * KB
/** Includes inline styles and the cards of a full list. */
const HTML_BUDGET = 22 * KB

/** Code that is loaded on demand, by the module that names its chunk. */
const LAZY = [
  'ToastList',
  'scrollRestoration',
  'PopupDialog',
  'Results',
  'submitToService',
  'filteredList',
  'startProviders',
  'jsonLdWriters',
  'cookingFeature',
  'TimerBar',
  'savedFeature',
  'startOffline',
  'pinSavedPages',
]
/** Libraries that only these chunks contain, with a word of their code. */
const LAZY_LIBRARIES = { '@mantine/notifications': 'autoClose', minisearch: 'MiniSearch: ' }

const site = await openBuiltSite()
const { documents, imagesElsewhere } = await readDocuments()

/** One page per route, since pages of a route load the same files. */
const PAGES = [
  ...Object.values(paths).filter((one) => typeof one === 'string'),
  ...KINDS.flatMap(({ folder }) => documents.find((one) => one.folder === folder)?.address ?? []),
  '/offline',
  '/404',
]

/**
 * The files that bring a page to life: what its HTML names, the app that the entry loads, and all
 * that these import statically.
 */
function scriptsOf(page: BuiltPage): Set<string> {
  const entries = attributes(page, 'script[src]', 'src').flatMap(toFile)
  const preloaded = attributes(page, 'link[rel="modulepreload"]', 'href').flatMap(toFile)
  const ofPage = attributes(page, '#page-data', 'data-scripts').flatMap((names) =>
    (names ?? '').split(' ').flatMap(toFile),
  )
  const app = entries.flatMap((file) => importsOf(file, DYNAMIC_IMPORT))
  return withImports([...entries, ...preloaded, ...ofPage, ...app])
}

function toFile(address: string | null): string[] {
  return address ? [address.slice(1)] : []
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g
const DYNAMIC_IMPORT = /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g

function importsOf(file: string, pattern: RegExp): string[] {
  const names = [...site.text(file).matchAll(pattern)].map(([, name = '']) => name)
  return names.map((name) => path.posix.join(path.posix.dirname(file), name))
}

function withImports(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    withImports(importsOf(file, STATIC_IMPORT), found)
  }
  return found
}

function zippedBytes(texts: string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
}

const starts = PAGES.map((address) => {
  const page = site.page(address)
  const scripts = scriptsOf(page)
  return {
    address,
    scripts,
    script: zippedBytes([...scripts].map((file) => site.text(file))),
    style: zippedBytes(stylesOf(page)),
    html: zippedBytes([page.html]),
  }
})

function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`.padStart(10)
}

function figures(): string {
  const lines = starts.map(
    ({ address, script, style, html }) =>
      address.padEnd(14) + [script, style, html].map(kilobytes).join(''),
  )
  return ['Start of a visit, gzip', 'page              script     style      html', ...lines].join(
    '\n',
  )
}

console.log(figures())

const scripts = [...site.files.keys()].filter((name) => name.endsWith('.js'))

const lateFiles = [
  ...LAZY.map((what) => ({ what, files: scripts.filter((name) => name.includes(`/${what}-`)) })),
  ...Object.entries(LAZY_LIBRARIES).map(([what, word]) => ({
    what,
    files: scripts.filter((name) => site.text(name).includes(word)),
  })),
]

describe('the start of a visit', () => {
  test.each(starts)('to $address keeps the budgets', ({ script, style, html }) => {
    expect(script).toBeGreaterThan(50 * KB)
    expect(script).toBeLessThanOrEqual(SCRIPT_BUDGET)
    expect(style).toBeGreaterThan(KB)
    expect(style).toBeLessThanOrEqual(STYLE_BUDGET)
    expect(html).toBeLessThanOrEqual(HTML_BUDGET)
  })

  test('begins with an entry that waits for no other file', () => {
    const entries = attributes(site.page('/'), 'script[src]', 'src').flatMap(toFile)
    expect(entries).toHaveLength(1)
    expect(entries.flatMap((file) => importsOf(file, STATIC_IMPORT))).toEqual([])
  })

  test.each(lateFiles)('does not load $what', ({ files }) => {
    expect(files, 'there is a chunk of that name').not.toEqual([])
    const early = starts.filter((start) => files.some((name) => start.scripts.has(name)))
    expect(early.map(({ address }) => address)).toEqual([])
  })

  test.each(starts)('to $address sets up no slow format, and is compiled ahead', (start) => {
    const files = [...start.scripts]
    const filesWith = (code: RegExp) => files.filter((file) => code.test(site.text(file)))
    expect(filesWith(/\bIntl\.(?!PluralRules)/)).toEqual([])
    expect(filesWith(/^\/\/# allFunctionsCalledOnLoad$/m)).toHaveLength(files.length - 1)
  })

  test('loads nothing from elsewhere, except images that documents name', () => {
    const loaded = PAGES.flatMap((address) => {
      const page = site.page(address)
      return attributes(page, '[src]', 'src').concat(
        attributes(page, 'link[href]:not([rel="canonical"])', 'href'),
        addressesIn(stylesOf(page).join('\n')),
      )
    })
    expect(loaded.length).toBeGreaterThan(100)
    const fromElsewhere = loaded.filter((address) => !/^(\/(?!\/)|#|data:)/.test(address ?? ''))
    expect(fromElsewhere.filter((address) => !imagesElsewhere.has(address ?? ''))).toEqual([])
  })
})

function addressesIn(css: string): string[] {
  const named = css.matchAll(/(?:url\(|@import )\s*["']?([^"')]+)/g)
  return [...named].map(([, address = '']) => address)
}
