import { expect, test } from 'vitest'
import { usedStyles } from './usedStyles.ts'

const PAGE = '<main class="page wide"><a class="link">A</a></main>'

test.each([
  '.page{color:red}',
  '.wide .page:hover{color:red}',
  '.link:not(.open){color:red}',
  '.page:has(.open){color:red}',
  '.link[hidden]{color:red}',
  '@media print{.page{color:red}}',
  'nav,:root{--ink:red;color:var(--ink)}',
  '@font-face{font-family:A;src:url(a)}',
])('a page has what its classes match, and what needs no class: %s', (css) => {
  expect(usedStyles(css)(PAGE)).toBe(css)
})

test.each(['.absent{color:red}', '.page .absent{color:red}', '@media print{.absent{color:red}}'])(
  'a page does not have what needs another class: %s',
  (css) => expect(usedStyles(css)(PAGE)).toBe(''),
)

test('each of several pages has its own, whatever another had before', () => {
  const stylesOf = usedStyles('a{color:red}.page{color:#00f}.link{color:green}')
  expect(['<a class="page">', '<a class="link page">', '<a class="page">'].map(stylesOf)).toEqual([
    'a{color:red}.page{color:#00f}',
    'a{color:red}.page{color:#00f}.link{color:green}',
    'a{color:red}.page{color:#00f}',
  ])
})

test('a page has all variables of the root: the whole sheet, later, then changes none of them', () => {
  const css = ':root{--a:1px;--b:var(--a)}'
  expect(usedStyles(css + '.absent{width:var(--b)}')(PAGE)).toBe(css)
})

test('a page has the variables of classes that its styles and elements use', () => {
  const css = '.page{--a:1px;--b:2px;--c:3px;width:var(--a)}'
  expect(usedStyles(css)('<main class="page" style="height:var(--b)">')).toBe(
    '.page{--a:1px;--b:2px;width:var(--a)}',
  )
})
