import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { paths } from '../../src/addresses/paths.ts'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'
import { hasPage } from '../../src/settings/settings.ts'
import { attributes, openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'
import { say, words } from './words.ts'

interface Settings {
  tagline: string
  contacts: { general: string; partnerships: string }
  claims?: Record<string, string>
  affiliate?: { statement: string }
}

const site = await openBuiltSite()
const file = path.join(sitePaths.content, 'site.yaml')
const { documents, reviews, hasSamples } = await readDocuments()
const { tagline, contacts, claims = {}, affiliate }: Settings = parse(readFileSync(file, 'utf8'))

test('every footer has the tagline and the statement about paid links', () => {
  const said = site.pages.map(({ document }) => document.querySelector('footer')?.textContent)
  expect(said.filter((text) => !text?.includes(tagline))).toEqual([])
  expect(said.filter((text) => !text?.includes(affiliate?.statement ?? ''))).toEqual([])
})

const CLAIMING = Object.entries({
  recipes: words.home.countedRecipesPromise,
  reviews: words.home.countedReviewsPromise,
  subscribers: words.homePage.invitationWithCount,
})

test('the home page makes the claims of the site', () => {
  const { text } = site.page(paths.home)
  expect(text).toContain(tagline)
  const made = CLAIMING.flatMap(([of, message]) => {
    const claim = claims[of]
    const isMade = claim !== undefined && hasPage(`/${of}`)
    return isMade ? [say(message, { count: claim, subscribers: claim })] : []
  })
  expect(made.filter((claim) => !text.includes(claim))).toEqual([])
})

const about = documents.filter(({ address }) => address === paths.about)

test.each(about)('the page $address has them as figures', ({ address }) => {
  const names = [...site.page(address).document.querySelectorAll('main dt')]
  const figures = names.map((name) => [name.textContent, name.nextElementSibling?.textContent])
  const { recipes, reviews: tests, subscribers } = words.aboutPages
  const called = new Map(Object.entries({ recipes, reviews: tests, subscribers }))
  const claimed = Object.entries(claims).map(([of, claim]) => [called.get(of), claim])
  expect(Object.fromEntries(figures)).toEqual(Object.fromEntries(claimed))
})

test('the contact page has both addresses to write to', () => {
  const { general, partnerships } = contacts
  const links = attributes(site.page(paths.contact), 'main aside a[href^="mailto:"]', 'href')
  expect(links).toEqual([`mailto:${general}`, `mailto:${partnerships}`])
})

/** Returns the addresses of pages that mention samples in a paragraph of this part. */
function saying(part: 'main' | 'footer'): string[] {
  const pages = site.pages.filter(({ document }) =>
    [...document.querySelectorAll(`${part} p`)].some(({ textContent }) =>
      textContent.includes(words.site.samples),
    ),
  )
  return pages.map(({ address }) => address).toSorted()
}

test('every page says in its footer that there are samples, as long as the settings do', () => {
  const every = site.pages.map(({ address }) => address).toSorted()
  expect(saying('footer')).toEqual(hasSamples ? every : [])
})

test('every review and the comparisons say beside their products that there are samples, and no other page does', () => {
  const selling = [paths.comparisons, ...reviews.map(({ address }) => address)].filter(hasPage)
  expect(saying('main')).toEqual(hasSamples ? selling.toSorted() : [])
})
