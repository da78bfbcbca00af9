import { describe, expect, test } from 'vitest'
import { parseStyles } from './styleSheet.ts'
import { forFirstPaint, usedStyles, withoutFonts } from './usedStyles.ts'

const PAGE =
  '<main class="page wide" id="top"><a class="link" style="--size:var(--base)">A</a></main>'

const INPUT = '<input disabled="" readOnly="" id="amount" class="link" data-shape="wide">'

function used(css: string, html = PAGE): string {
  return usedStyles(parseStyles(css).parts)(html)
}

describe('a page gets', () => {
  test.each([
    '.page{color:red}',
    '.page.wide>.link:hover{color:red}',
    'main#top a{color:red}',
    '*,:before{color:red}',
    '@media print{.page{color:red}}',
    '@media (width<=40em){@supports (display:grid){.link{color:red}}}',
    '@font-face{font-family:Figtree;src:url(a.woff2)}',
  ])('what its elements match: %s', (css) => {
    expect(used(css)).toBe(css)
  })

  test.each([
    '.link[aria-pressed=true]{color:red}',
    ':root[data-mantine-color-scheme=dark] .link{color:red}',
    ':where([data-mantine-color-scheme=dark]) .link{color:red}',
    '.page[hidden]{color:red}',
    '.link:not(.open){color:red}',
    '.link:focus-visible{color:red}',
    '.page:has(dialog){color:red}',
  ])('what they may come to match before its scripts are there: %s', (css) => {
    expect(used(css)).toBe(css)
  })

  test.each([
    '[data-shape=wide]{color:red}',
    '[data-shape="wide"]{color:red}',
    '[data-shape]{color:red}',
    '[data-shape^=w]{color:red}',
    'input[id=amount][class=link]{color:red}',
    'input[readonly]{color:red}',
    '[data-shape=WIDE i]{color:red}',
    'input:disabled{color:red}',
    '.link:is(.open,.link){color:red}',
    '.link:where(:disabled,[data-shape]){color:red}',
  ])('what asks for attributes, states or one of several names that it has: %s', (css) => {
    expect(used(css, INPUT)).toBe(css)
  })

  test('the order of several sheets', () => {
    const sheets = ['.page{color:red}', '.absent{color:red}', 'a{color:blue}'].map(parseStyles)
    expect(usedStyles(sheets.flatMap(({ parts }) => parts))(PAGE)).toBe(
      '.page{color:red}a{color:blue}',
    )
  })
})

test('each of several pages gets its own, whatever another got before', () => {
  const css = ':root{--ink:#000}a{color:red}.page{color:blue}.page:hover{color:var(--ink)}'
  const stylesOf = usedStyles(parseStyles(css).parts)
  const pages = ['<a>', '<p class="page">', '<a class="page">', '<a>', '<p>']
  const expected = ['a{color:red}', css.replace('a{color:red}', ''), css, 'a{color:red}', '']
  expect(pages.map(stylesOf)).toEqual(expected)
})

describe('a page does not get', () => {
  test.each([
    '.absent{color:red}',
    '.page .absent{color:red}',
    '#other{color:red}',
    'nav{color:red}',
    '.link[data-loading]{color:red}',
    '.link[style=none]{color:red}',
    '.link:disabled{color:red}',
    '.link:is(.open,.closed){color:red}',
    ':where([data-loading],.absent) .link{color:red}',
  ])('what no element of it matches: %s', (css) => {
    expect(used(css)).toBe('')
  })

  test('a condition around nothing', () => {
    expect(used('@media print{.absent{color:red}}')).toBe('')
  })

  test('the part of a list of selectors that matches nothing', () => {
    expect(used('.absent,.page,nav{color:red}')).toBe('.page{color:red}')
  })

  test('words of its text or of a longer class as classes', () => {
    expect(used('.A{color:red}.pag{color:red}')).toBe('')
  })
})

describe('variables and animations', () => {
  test('come along when a rule, an attribute or another variable names them', () => {
    const css = ':root{--ink:var(--dark);--dark:#000;--base:4px;--unused:1px}a{color:var(--ink)}'
    expect(used(css)).toBe(':root{--ink:var(--dark);--dark:#000;--base:4px}a{color:var(--ink)}')
  })

  test('do not keep each other without use', () => {
    expect(used(':root{--one:var(--two);--two:var(--one)}')).toBe('')
  })

  test('keep every value that a variable has', () => {
    const css =
      ':root{--ink:var(--black)}.page{--ink:var(--white);color:var(--ink)}:root{--black:#000;--white:#fff}'
    expect(used(css)).toBe(css)
  })

  test('are kept with a fallback', () => {
    const css = ':root{--ink:#000}a{color:var(--own,var(--ink))}'
    expect(used(css)).toBe(css)
  })

  test('of rules that do not match are left out', () => {
    const css =
      '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}a{animation:1s fade}.absent{animation:1s turn}'
    expect(used(css)).toBe('@keyframes fade{to{opacity:0}}a{animation:1s fade}')
  })

  test('that an animation takes its time from come along', () => {
    const css =
      ':root{--slow:2s;--unused:1s}@keyframes fade{to{opacity:0}}a{animation:fade var(--slow)}'
    expect(used(css)).toBe(css.replace(';--unused:1s', ''))
  })
})

test('the first paint goes without what is for paper and for pointers, and the rest without fonts', () => {
  const { parts } = parseStyles(
    '@font-face{font-family:Figtree;src:url(a.woff2)}a{color:red}a:hover,.page{color:blue}' +
      'a:active{color:green}@media print{a{color:black}}@media (hover:hover){a:hover{color:pink}}',
  )
  expect(usedStyles(forFirstPaint(parts))(PAGE)).toBe(
    '@font-face{font-family:Figtree;src:url(a.woff2)}a{color:red}.page{color:blue}',
  )
  expect(usedStyles(withoutFonts(parts))(PAGE)).toBe(
    'a{color:red}a:hover,.page{color:blue}a:active{color:green}' +
      '@media print{a{color:black}}@media (hover:hover){a:hover{color:pink}}',
  )
})
