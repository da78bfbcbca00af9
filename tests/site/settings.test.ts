import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { paths } from '../../src/addresses/paths.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { attributes, openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'

interface Settings {
  tagline: string
  contacts: { general: string; partnerships: string }
  claims: { recipes: string; reviews: string; subscribers: string }
  affiliate: { statement: string }
  imageDesc: string
}

const site = await openBuiltSite()
const file = path.join(sitePlace.content, 'site.yaml')
const { posts, reviews, hasSamples } = await readDocuments()
const { tagline, contacts, claims, affiliate, imageDesc }: Settings = parse(
  readFileSync(file, 'utf8'),
)

test('every footer has the tagline and the statement about paid links', () => {
  const words = site.pages.map(({ document }) => document.querySelector('footer')?.textContent)
  expect(words.filter((text) => !text?.includes(tagline))).toEqual([])
  expect(words.filter((text) => !text?.includes(affiliate.statement))).toEqual([])
})

test('the home page makes the claims of the site', () => {
  const { text } = site.page(paths.home)
  expect(text).toContain(tagline)
  expect(text).toContain(`${claims.recipes} recipes`)
  expect(text).toContain(`${claims.reviews} reviewed tools`)
  expect(text).toContain(`${claims.subscribers} subscribers`)
})

test('the page about the site has them as figures', () => {
  const names = [...site.page(paths.about).document.querySelectorAll('main dt')]
  const figures = names.map((name) => [name.textContent, name.nextElementSibling?.textContent])
  expect(Object.fromEntries(figures)).toEqual(claims)
})

test('the contact page has both addresses to write to', () => {
  const { general, partnerships } = contacts
  const links = attributes(site.page(paths.contact), 'main aside a', 'href')
  expect(links).toEqual([`mailto:${general}`, `mailto:${partnerships}`])
})

test('every post has the one picture of the site at its top, whatever its own says', () => {
  const pictures = posts.flatMap(({ address }) => {
    const { document } = site.page(address)
    return [...document.querySelectorAll('main article > header :is(img, [data-cover])')]
  })
  expect(pictures).toHaveLength(posts.length)
  // The site's own picture, or its cover, is the same on every post.
  const words = pictures.map((picture) => picture.getAttribute('alt') ?? imageDesc)
  expect(new Set(words)).toEqual(new Set([imageDesc]))
  const signs = pictures.map((picture) => picture.getAttribute('src') ?? picture.innerHTML)
  expect(new Set(signs.map((sign) => sign.replace(/>[^<]+</g, '><'))).size).toBe(1)
})

const NOTE = /\b(products|ratings|counts)\b.* are samples\./i

/** The addresses of pages in a part of which a paragraph says that there are samples. */
function saying(part: 'main' | 'footer'): string[] {
  const pages = site.pages.filter(({ document }) =>
    [...document.querySelectorAll(`${part} p`)].some(({ textContent }) => NOTE.test(textContent)),
  )
  return pages.map(({ address }) => address).toSorted()
}

test('every page says in its footer that there are samples, as long as the settings do', () => {
  const every = site.pages.map(({ address }) => address).toSorted()
  expect(saying('footer')).toEqual(hasSamples ? every : [])
})

test('so do every review and the comparisons beside their products, and no other page', () => {
  const about = ['/comparisons', ...reviews.map(({ address }) => address)]
  expect(saying('main')).toEqual(hasSamples ? about.toSorted() : [])
})
