// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepTogether } from './keepTogether.tsx'
import { screen } from '@testing-library/react'
import { show } from '../../../tests/support/show.tsx'
import { Minutes } from './Minutes.tsx'
import { localDay } from '../../shared/localDay.ts'
import { formatDate } from './formatDate.ts'

const span = (word: string) => `<span class="no-wrap">${word}</span>`

test.each([
  ['Edgemoor 8-Inch Chef’s Knife', `Edgemoor ${span('8-Inch')} Chef’s Knife`],
  ['Lemon-herb salmon', `${span('Lemon-herb')} salmon`],
  ['An air fryer of 8 L for six', `An air fryer of ${span('8 L')} for six`],
  ['Simmer for 10 minutes.', `Simmer for ${span('10 minutes')}.`],
  ['Noch 100–120 Minuten garen', `Noch ${span('100–120 Minuten')} garen`],
  ['Nach 1 – 2 Stunden', `Nach ${span('1 – 2 Stunden')}`],
  ['Chana masala', 'Chana masala'],
  ['Supercalifragilistic-expialidocious pie', 'Supercalifragilistic-expialidocious pie'],
  ['', ''],
])('“%s” keeps its words and holds short hyphenated ones together', (title, html) => {
  expect(renderToStaticMarkup(keepTogether(title))).toBe(html)
})

test.each([
  [0, '0 min'],
  [119, '119 min'],
  [795, '795 min (13 h 15 min)'],
])('%i minutes are read as “%s”', (minutes, words) => {
  show(
    <p>
      <Minutes minutes={minutes} />
    </p>,
  )
  expect(screen.getByRole('paragraph').textContent).toBe(words)
})

test.each(
  Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`),
)('the day %s is written out, the same in every time zone', (day) => {
  const date = new Date(`${day}T00:00:00Z`)
  const expected = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(formatDate(day)).toBe(expected)
})

test('a moment is on the day that the clock of the visitor shows', () => {
  const evening = Object.assign(new Date('2026-03-05T01:30:00Z'), { getDate: () => 4 })
  expect(localDay(evening)).toBe('2026-03-04')
})
