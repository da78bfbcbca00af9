import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseHTML } from 'linkedom'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'
import { AD_SLOT } from '../../src/addresses/pageParts.ts'
import { atRoot } from './atRoot.ts'
import { readFiles } from './readFiles.ts'

export interface BuiltPage {
  /** The clean address, such as `/recipes/7`; `/recipes/404` for `recipes/404.html`. */
  address: string
  html: string
  /** Parsed on first access. */
  readonly document: Document
  /** The visible text of its main part, with `AD` for an advertisement. */
  readonly text: string
}

export const AD = '[advertisement]'

export type BuiltSite = Awaited<ReturnType<typeof readBuiltSite>>

export function isOfEditor(name: string): boolean {
  return name.startsWith('admin/')
}

function isRedirectPage(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"')
}

let opened: Promise<BuiltSite> | undefined

/** Opens `dist/` once for all test files, which must not change its documents. */
export function openBuiltSite(): Promise<BuiltSite> {
  opened ??= readBuiltSite(sitePaths.dist)
  return opened
}

/** @throws an error with instructions if the site is missing */
export async function readBuiltSite(folder: string) {
  const dist = path.resolve(folder)
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error(`There is no built site in ${dist}. Run “npm run build” first.`)
  }
  const files = await readFiles(dist)
  const pages = new Map(
    [...files]
      .filter(([name]) => name.endsWith('.html') && !isOfEditor(name))
      .map(([name, bytes]) => [name, atRoot(bytes.toString())] as const)
      .filter(([, html]) => !isRedirectPage(html))
      .map(([name, html]) => toPage(name, html))
      .map((page) => [page.address, page]),
  )
  return {
    files,
    pages: [...pages.values()],
    page(address: string): BuiltPage {
      const page = pages.get(address)
      if (!page) throw new Error(`dist/ has no page for ${address}.`)
      return page
    },
    text(name: string): string {
      const bytes = files.get(name)
      if (!bytes) throw new Error(`dist/ has no ${name}.`)
      return /\.(html|xml|webmanifest)$|feed\.json$/.test(name)
        ? atRoot(bytes.toString())
        : bytes.toString()
    },
  }
}

const STYLE = /<style[^>]*>(.*?)<\/style>/gs

function toPage(name: string, html: string): BuiltPage {
  let parsed: Document | undefined
  const parse = () => (parsed ??= parseHTML(html).document)
  return {
    address: toAddress(name),
    html,
    get document() {
      return parse()
    },
    get text() {
      return readableText(parse())
    },
  }
}

function toAddress(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}

function readableText(document: Document): string {
  const shown = document.querySelector('main')
  const main = shown && document.importNode(shown, true)
  const unread = '[aria-hidden="true"], .visually-hidden, script'
  for (const element of main?.querySelectorAll(unread) ?? []) element.remove()
  for (const slot of main?.querySelectorAll(AD_SLOT) ?? []) slot.replaceWith(AD)
  return main?.textContent ?? ''
}

export function dataFile(address: string): string {
  return `data${address === '/' ? '/index' : address}.json`
}

/** Returns the data version in a page; empty for a not-found page. */
export function renderedVersion({ html }: BuiltPage): string | undefined {
  // Reads the HTML text, since parsing is slow.
  return html.match(
    /<script type="application\/json" id="page-data"[^>]* data-version="([^"]*)"/,
  )?.[1]
}

export function dataIn(file: string | Buffer | undefined): unknown {
  const { data }: { data: unknown } = JSON.parse(String(file))
  return data
}

export function attributes({ document }: BuiltPage, selector: string, name: string) {
  return [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
}

/** Says whether an address of the site is neither a page, a part of one, nor a file. */
export function leadsNowhere(
  { files, pages }: BuiltSite,
  { pathname, hash }: URL,
  from?: BuiltPage,
): boolean {
  if (files.has(pathname.slice(1))) return false
  const target = pages.find(({ address }) => address === pathname)
  if (!target || (target !== from && target.address.endsWith('/404'))) return true
  return hash !== '' && !target.document.getElementById(hash.slice(1))
}

export function stylesOf({ html }: BuiltPage): string[] {
  return [...html.matchAll(STYLE)].map(([, css = '']) => css)
}

/** Returns the words that are missing in `text` or out of order. */
export function missingIn(text: string, words: string[]): string[] {
  let position = 0
  return words.filter((word) => {
    const found = text.indexOf(word, position)
    if (found !== -1) position = found + word.length
    return found === -1
  })
}
