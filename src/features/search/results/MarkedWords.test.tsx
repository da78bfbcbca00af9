import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedWords } from './MarkedWords.tsx'

function marked(text: string, ...found: string[]): string {
  const html = renderToStaticMarkup(<MarkedWords found={new Set(found)}>{text}</MarkedWords>)
  return html.replaceAll(/<mark class="[^"]*">/g, '<mark>')
}

test.each([
  ['Tuna Niçoise salad', ['nicoise'], 'Tuna <mark>Niçoise</mark> salad'],
  ['Salt early, SALT late', ['salt'], '<mark>Salt</mark> early, <mark>SALT</mark> late'],
  ['Lemon-herb', ['lemon', 'herb'], '<mark>Lemon</mark>-<mark>herb</mark>'],
  ['Butternut', ['butter'], 'Butternut'],
  ['Nothing', [], 'Nothing'],
  ['', ['x'], ''],
])('in “%s” %j are marked', (text, found, html) => {
  expect(marked(text, ...found)).toBe(html)
})
