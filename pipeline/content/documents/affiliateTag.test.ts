import { expect, test } from 'vitest'
import { checkWith, changed, GOOD } from '../../../tests/content/goodContent.ts'
import { documentsFor } from '../compile/selectDocuments.ts'
import { withAffiliateTag } from './affiliateTag.ts'

const PROGRAMME = { retailer: 'Amazon', tag: 'toastery-20' }

test.each([
  ['https://www.amazon.com/s?k=oil', 'https://www.amazon.com/s?k=oil&tag=toastery-20'],
  ['https://amazon.co.uk/dp/B01', 'https://amazon.co.uk/dp/B01?tag=toastery-20'],
  ['https://www.amazon.de/dp/B01#reviews', 'https://www.amazon.de/dp/B01?tag=toastery-20#reviews'],
])('%s becomes %s', (href, tagged) => {
  expect(withAffiliateTag(href, PROGRAMME)).toBe(tagged)
})

test.each([
  'https://shop.example/oil',
  'https://www.notamazon.com/oil',
  'https://amazon.evil.example/oil',
  'https://www.amazon.com/s?k=oil&tag=other-21',
])('%s stays as it is', (href) => {
  expect(withAffiliateTag(href, PROGRAMME)).toBe(href)
})

test.each(['other-21', ''])('a link to the shop with the tag “%s” is warned of', (tag) => {
  const review = changed('reviews/7.yaml', 'k=olive+oil', `k=olive+oil&tag=${tag}`)
  const { problems } = checkWith({ 'reviews/7.yaml': review })
  expect(problems.map(({ rule }) => rule)).toEqual(['affiliate-tag'])
})

function linkFor(audience: 'readers' | 'editors', site: string) {
  const { documents } = checkWith({ 'site.yaml': site })
  const now = new Date('2027-05-03T09:00:00Z')
  const compiled = documentsFor(documents, { now, audience: audience })
  return compiled.find(({ type }) => type.name === 'Review')?.values.affiliateLink
}

test.each(['readers', 'editors'] as const)(
  'the documents that are compiled for %s have the tag of the site',
  (audience) => {
    const link = 'https://www.amazon.com/s?k=olive+oil&tag'
    expect(linkFor(audience, GOOD['site.yaml'])).toBe(`${link}=toastery-20`)
    const other = changed('site.yaml', 'tag: toastery-20', 'tag: bread-21')
    expect(linkFor(audience, other)).toBe(`${link}=bread-21`)
  },
)
