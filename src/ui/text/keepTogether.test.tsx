import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepTogether } from './keepTogether.tsx'

const span = (word: string) => `<span class="together">${word}</span>`

test.each([
  ['Edgemoor 8-Inch Chef’s Knife', `Edgemoor ${span('8-Inch')} Chef’s Knife`],
  ['Lemon-herb salmon', `${span('Lemon-herb')} salmon`],
  ['An air fryer of 8 L for six', `An air fryer of ${span('8 L')} for six`],
  ['Chana masala', 'Chana masala'],
  ['Supercalifragilistic-expialidocious pie', 'Supercalifragilistic-expialidocious pie'],
  ['', ''],
])('“%s” keeps its words and holds short hyphenated ones together', (title, html) => {
  expect(renderToStaticMarkup(keepTogether(title))).toBe(html)
})
