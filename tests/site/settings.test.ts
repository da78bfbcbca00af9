/** What `site.yaml` says of the site, where the pages say it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { paths } from '../../src/addresses/paths.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { attributes, openBuiltSite } from './builtSite.ts'

interface Settings {
  tagline: string
  contacts: { general: string; partnerships: string }
  claims: { recipes: string; reviews: string; subscribers: string }
  affiliate: { statement: string }
}

const site = await openBuiltSite()
const file = path.join(sitePlace.content, 'site.yaml')
const { tagline, contacts, claims, affiliate }: Settings = parse(readFileSync(file, 'utf8'))

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
