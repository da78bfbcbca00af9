import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { attributes, openBuiltSite } from './builtSite.ts'
import { readDocuments, type SiteDocument } from './documents.ts'

interface Settings {
  affiliateProducts: { keyword: string; review: number }[]
}

const site = await openBuiltSite()
const { recipes, reviews } = await readDocuments()
const file = path.join(sitePlace.content, 'site.yaml')
const { affiliateProducts }: Settings = parse(readFileSync(file, 'utf8'))

const shopOf = ({ values }: SiteDocument) => String(values.affiliateLink)

const paidLinksOn = ({ address }: SiteDocument) =>
  attributes(site.page(address), 'main a[rel~="sponsored"]', 'href')

test.each(reviews)('both buttons of $address lead to its own product', (review) => {
  expect(paidLinksOn(review)).toEqual([shopOf(review), shopOf(review)])
})

const products = new Map(affiliateProducts.map(({ keyword, review }) => [keyword, review]))

test.each(recipes)(
  'an ingredient of $address with a keyword leads to the product that is reviewed for it, others nowhere',
  (recipe) => {
    const { ingredients } = recipe.values
    const lines: unknown[] = Array.isArray(ingredients) ? ingredients : []
    const shops = lines.flatMap((line) => {
      const id = products.get(String(Object(line).affiliateKeyword))
      return reviews.filter((review) => review.id === id).map(shopOf)
    })
    expect(paidLinksOn(recipe)).toEqual(shops)
  },
)
