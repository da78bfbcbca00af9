import { expect, test } from 'vitest'
import { attributes, type BuiltPage, openBuiltSite } from './builtSite.ts'
import { ADDRESSES, graphOf, type PropertyValue, valuesOf } from './structuredData.ts'

const site = await openBuiltSite()
const pages = site.pages.map((page) => ({ page, graph: graphOf(page) }))

/** For machines alone: kinds, addresses, order, and the sum of the times that are shown. */
const UNREAD = new Set([
  ...ADDRESSES,
  '@type',
  '@id',
  'query-input',
  'position',
  'bestRating',
  'priceCurrency',
  'totalTime',
  'suitableForDiet',
])

const OF_SITE = new Set(['WebSite', 'Organization', 'ListItem'])

function shown({ name, value }: PropertyValue): string[] {
  const text = String(value)
  if (name.endsWith('Time')) return [text.replace(/^PT(\d+)M$/, '$1 min')]
  if (name.startsWith('date')) return [longDate(text)]
  if (name.endsWith('Content')) return [text.replace(/(\d)([a-z])/i, '$1\u00A0$2')]
  if (name === 'ratingValue') return [Number(value).toFixed(1)]
  return name === 'keywords' ? text.split(', ') : [text]
}

function longDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

function brandNames(page: BuiltPage): string {
  const names = attributes(page, 'body header a[href="/"]:not(nav a)', 'aria-label')
  return names.map((name) => String(name).replace(/, home$/, ', Home')).join()
}

test('all that is marked up and can be read, the page shows', () => {
  const unseen = pages.flatMap(({ page, graph }) => {
    const main = page.text
    const header = page.document.querySelector('body header')
    // Without a link of that name, the brand leads home.
    const home = header?.querySelector('nav a[href="/"]') ? '' : brandNames(page)
    const whole = main + String(header?.textContent) + home
    const read = valuesOf(graph).filter(({ name }) => !UNREAD.has(name))
    return read.flatMap((value) => {
      const text = OF_SITE.has(value.type) ? whole : main
      const missing = shown(value).filter((words) => !text.includes(words))
      return missing.map((words) => `${page.address}: ${value.type}.${value.name} “${words}”`)
    })
  })
  expect(unseen).toEqual([])
})
