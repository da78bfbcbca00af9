/** The site uses only features of the oldest browsers in README.md, or works without them. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Identifier } from '@mdn/browser-compat-data'
import bcd from '@mdn/browser-compat-data/forLegacyNode'
import { expect, test } from 'vitest'
import { OLDEST_BROWSERS } from '../../pipeline/vite/viteBase.ts'
import { openBuiltSite, stylesOf } from '../site/builtSite.ts'

const { properties = {}, selectors = {}, 'at-rules': rules = {}, types = {} } = bcd.css
const COMPAT = '__compat'

/** Features that an oldest browser lacks, with what its visitors get instead. */
const ACCEPTED: Record<string, string> = {
  'align-content: safe': 'A step and its ingredients stand at the top of their place.',
  'ascent-override': 'Text moves a little when its font comes.',
  'descent-override': 'It goes with ascent-override.',
  'size-adjust': 'It goes with ascent-override.',
  'accent-color': 'Ticks have a color of the system.',
  'break-after: avoid': 'A heading may be the last line of a sheet.',
  'contain-intrinsic-height': 'It goes with content-visibility.',
  'content-visibility': 'What is off the screen is laid out at once.',
  cursor: 'A phone has no pointer.',
  'overscroll-behavior': 'The page behind an open dialog scrolls on.',
  'overscroll-behavior-x': 'A swipe beyond the end of a row may go back.',
  resize: 'A field for text has the height that it has.',
  'scrollbar-gutter': 'Below a dialog, the page moves by half a scrollbar, where that takes room.',
  'scrollbar-width': 'Rows have a scrollbar of the usual width.',
  'text-box-edge': 'It goes with text-box-trim.',
  'text-box-trim': 'Words stand a pixel higher or lower in their box.',
  'text-decoration: dotted': 'A line is solid.',
  'text-size-adjust': 'It stands beside -webkit-text-size-adjust.',
  'text-wrap': 'Lines break where they are full.',
  ':selection': 'Selected words have the colors of the system.',
  '@page': 'The margins of paper are those that the browser has for it.',
  '@media scripting': 'Without scripts, controls are shown that do nothing; a wait is not marked.',
  'Error.stackTraceLimit': 'Only Chrome parses scripts again for stack traces.',
  'navigator.connection': 'Pages that may be next are loaded beforehand.',
  'navigator.globalPrivacyControl': 'The visitor is asked.',
  'navigator.share': 'The address is copied.',
  'navigator.vibrate': 'A timer sounds alone.',
  'navigator.wakeLock': 'Cook mode says that the screen may turn off.',
}

const OBJECTS: Record<string, string> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  navigator: 'Navigator',
  performance: 'Performance',
  query: 'URLSearchParams',
  window: 'Window',
}

/** The oldest versions by the data's browser names. Other tests cover only Chromium. */
const oldest = new Map(
  OLDEST_BROWSERS.filter((target) => /safari|ios|firefox/.test(target)).map((target) => {
    const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? []
    return [name === 'ios' ? 'safari_ios' : name, Number(version)]
  }),
)

/** Says whether one of them lacks a feature. `has` finds alternatives, such as a prefixed name. */
function isLacking(feature: Identifier | undefined, has: (name: string) => boolean, name = '') {
  const { support = {} } = feature?.[COMPAT] ?? {}
  return Object.entries(support).some(([browser, statements]) => {
    const version = oldest.get(browser)
    if (version === undefined) return false
    return ![statements].flat().some(({ version_added, version_removed, prefix, flags }) => {
      const since = Number.parseFloat(String(version_added).replace('≤', ''))
      const isUsed = prefix === undefined || has(prefix + name)
      return since <= version && isUsed && !version_removed && !flags
    })
  })
}

function isAccepted(name: string): boolean {
  return name in ACCEPTED || name.replace(/: .*/, '') in ACCEPTED
}

function lackingIn(css: string): string[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const has = (name: string) => plain.includes(`${name}:`)
  const unguarded = plain.replaceAll(/@supports[^{]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '')
  const found = new Map<string, Identifier | undefined>()
  for (const [, name = '', value = ''] of plain.matchAll(
    /(?<=[{;]\s*)([a-z][a-z-]*)\s*:([^{};]*)(?=[;}])/g,
  )) {
    const property = properties[name] ?? rules['font-face']?.[name]
    found.set(property ? name : `unknown ${name}`, property)
    for (const word of value.match(/(?<![\w-])[a-z][a-z-]*(?![\w-])/g) ?? []) {
      if (property?.[word]?.[COMPAT]) found.set(`${name}: ${word}`, property[word])
    }
  }
  for (const [, name = ''] of plain.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) {
    found.set(`${name}()`, types[name] ?? types.color?.[name])
  }
  if (/content:[^;{}]*\//.test(unguarded)) {
    found.set('content: alt_text', properties.content?.alt_text)
  }
  for (const [, name = ''] of plain.matchAll(/@([a-z][a-z-]*)/g)) found.set(`@${name}`, rules[name])
  for (const [, name = ''] of plain.matchAll(/(?:^|[};])[^{};@]*?:([a-z][a-z-]*)(?=[^{};]*\{)/g)) {
    found.set(`:${name}`, selectors[name])
  }
  for (const [media] of plain.matchAll(/@media[^{]+/g)) {
    for (const [, name = ''] of media.matchAll(/\(\s*([a-z-]+)/g)) {
      found.set(`@media ${name}`, rules.media?.[name])
    }
  }
  return [...found]
    .filter(([name, feature]) => name.startsWith('unknown') || isLacking(feature, has, name))
    .map(([name]) => name)
}

function lackingApis(script: string): string[] {
  const members = script.matchAll(/\b([a-z]+)\??\.([a-z]\w*)/g)
  const ofObjects = [...members].map(([, object = '', member = '']) => {
    return [`${object}.${member}`, bcd.api[OBJECTS[object] ?? '']?.[member]] as const
  })
  const ofTypes = [...script.matchAll(/\b([A-Z]\w+)\.([a-z]\w*)/g)].map(
    ([name, type = '', member = '']) => {
      return [
        name,
        bcd.api[type]?.[`${member}_static`] ?? bcd.javascript.builtins?.[type]?.[member],
      ] as const
    },
  )
  const made = [...script.matchAll(/\b(?:new )?([A-Z]\w+)(?=[.(])/g)].map(
    ([, name = '']) => [name, bcd.api[name] ?? bcd.javascript.builtins?.[name]] as const,
  )
  return [...ofObjects, ...ofTypes, ...made]
    .filter(([, feature]) => isLacking(feature, () => false))
    .map(([name]) => name)
}

const site = await openBuiltSite()
const sheets = [...site.files.keys()].filter((name) => /^assets\/.*\.css$/.test(name))
const css = [...site.pages.flatMap(stylesOf), ...sheets.map((name) => site.text(name))].join('\n')
const usedStyles = lackingIn(css)

const names = await readdir('src', { recursive: true })
const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
const texts = await Promise.all(sources.map((name) => readFile(path.join('src', name), 'utf8')))
const usedApis = lackingApis(texts.join('\n'))

test('styles and scripts use nothing that an oldest browser lacks, but what it does without', () => {
  expect([...usedStyles, ...usedApis].filter((name) => !isAccepted(name))).toEqual([])
})

test('everything that browsers do without is used', () => {
  const used = [...usedStyles, ...usedApis]
  const isUsed = (name: string) => used.some((one) => one === name || one.startsWith(`${name}: `))
  expect(Object.keys(ACCEPTED).filter((name) => !isUsed(name))).toEqual([])
})

test.each([
  'a{anchor-name:--x}',
  'a{display:ruby}',
  "a{content:'/' / ''}",
  'a{color:light-dark(red,blue)}',
  '@scope{}',
])('new styles are found: %s', (sheet) => expect(lackingIn(sheet)).not.toEqual([]))

test('README.md names the oldest browsers', async () => {
  const readme = await readFile('README.md', 'utf8')
  const named = OLDEST_BROWSERS.filter((target) => /^(safari|firefox|chrome)/.test(target))
  const words = readme.toLowerCase().replaceAll(' ', '')
  expect(named.filter((target) => !words.includes(target))).toEqual([])
})
