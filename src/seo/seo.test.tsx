import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { expect, test } from 'vitest'
import { readPageData } from '../content/prerender/pageData.ts'
import { Head, type HeadProps, pageTitle, shareImage } from './Head.tsx'
import { productNode, recipeNode } from './documentNodes.ts'
import { searchImages } from './siteNodes.ts'

function tags(props: Partial<HeadProps>): string {
  return renderToStaticMarkup(
    <HelmetProvider>
      <Head title="Pancakes" description="Tall ones." {...props} />
    </HelmetProvider>,
  )
}

const ADDRESS = 'https://pictures.example/pancakes.jpg'
const OWN = {
  picture: { name: 'recipes-7-1f2e3d4c5b', color: '#ffffff', share: '0a1b2c3d' },
  imageDesc: 'A stack of pancakes',
}
const ELSEWHERE = { ...OWN, picture: { address: ADDRESS, color: '#ffffff' } }

test('a title ends with the brand, unless it names it already', () => {
  expect(pageTitle('Chana masala')).toBe('Chana masala | Pinchwell')
  expect(pageTitle('About Pinchwell')).toBe('About Pinchwell')
})

test('an image of unknown size is shared without one', () => {
  const html = tags({ path: '/recipes/7', document: ELSEWHERE })
  expect(html).toContain(`<meta property="og:image" content="${ADDRESS}"/>`)
  expect(html).toContain('<meta property="og:image:alt" content="A stack of pancakes"/>')
  expect(html).not.toMatch(/og:image:(?:width|height)/)
})

const PICTURE = 'https://pinchwell.example/pictures/recipes-7-1f2e3d4c5b'
const CROPS = ['1x1', '4x3', '16x9'].map((crop) => `${PICTURE}-${crop}.jpg`)
const SHARED = { url: `${PICTURE}-0a1b2c3d-share.jpg`, size: { width: 1200, height: 630 } }

test.each([
  ['of the site in three shapes', OWN, CROPS, { ...SHARED, alt: OWN.imageDesc }],
  ['elsewhere as it is', ELSEWHERE, [ADDRESS], { url: ADDRESS, alt: OWN.imageDesc }],
  ['by its title', { ...OWN, imageDesc: ADDRESS }, CROPS, { ...SHARED, alt: 'Pancakes' }],
])('a picture is named %s', (_what, document, searched, shared) => {
  expect(searchImages(document)).toEqual(searched)
  expect(shareImage(document, 'Pancakes')).toEqual(shared)
})

const recipe = readPageData('recipe', { id: '14' })
if (!recipe) throw new Error('There is no recipe 14.')
const RECIPE_ADDRESS = 'https://pinchwell.example/recipes/14'

test.each([
  [
    'times as a pair and, with its rest, their sum, also when nothing is cooked',
    {},
    { prepTime: 'PT10M', cookTime: 'PT0M', totalTime: 'PT490M' },
  ],
  ['its yield as a plain number', { yield: undefined }, { recipeYield: '2' }],
  ['what it makes beside it', { yield: 'two jars' }, { recipeYield: ['2', 'two jars'] }],
  ['no diet without one', { diet: undefined }, { suitableForDiet: undefined }],
  ['when it was published', {}, { datePublished: recipe.date, dateModified: undefined }],
  ['when it was corrected', { updated: '2026-02-03' }, { dateModified: '2026-02-03' }],
  [
    'the dish, what comes with it and its keywords',
    { title: 'Rice with peas', keywords: ['potluck', 'spring'] },
    { keywords: 'Rice, peas, potluck, spring' },
  ],
  [
    'its author with an address',
    {},
    {
      author: {
        '@type': 'Organization',
        name: 'Pinchwell',
        url: 'https://pinchwell.example/',
      },
    },
  ],
  [
    'steps with their addresses, those below a heading as a section',
    { instructions: ['Soak.', 'For the top:', 'Chop.'] },
    {
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Soak.', url: `${RECIPE_ADDRESS}#step-1` },
        {
          '@type': 'HowToSection',
          name: 'For the top',
          itemListElement: [
            { '@type': 'HowToStep', position: 1, text: 'Chop.', url: `${RECIPE_ADDRESS}#step-2` },
          ],
        },
      ],
    },
  ],
])('a recipe states %s', (_what, changed, stated) => {
  expect(recipeNode({ ...recipe, ...changed })).toMatchObject(stated)
})

test('the steps of a recipe have their pictures, and a video says where its file and its picture are', () => {
  const tacos = readPageData('recipe', { id: '9' })
  const { recipeInstructions, video } = recipeNode(tacos ?? recipe)
  const images = recipeInstructions.flatMap((step) => ('image' in step && step.image) || [])
  expect(images).toHaveLength(2 * CROPS.length)
  expect(video).toMatchObject({
    thumbnailUrl: searchImages(tacos ?? recipe),
    uploadDate: tacos?.date,
    contentUrl: expect.stringMatching(/\/videos\/recipes-9-text-[0-9a-f]{10}\.webm$/),
    embedUrl: undefined,
  })
  const skewers = readPageData('recipe', { id: '26' })
  expect(recipeNode(skewers ?? recipe).video).toMatchObject({
    contentUrl: undefined,
    embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  })
})

function review(id: string) {
  const data = readPageData('review', { id })
  if (data === null) throw new Error(`There is no review ${id}.`)
  return data
}

test('a product whose reviews nobody counted is the subject of one review, and states no rating of many', () => {
  const node = productNode({ ...review('11'), reviewCount: undefined })
  expect(node.aggregateRating).toBeUndefined()
  expect(node.review.reviewRating).toEqual({ '@type': 'Rating', ratingValue: 4.5, bestRating: 5 })
  expect(node.review.author.name).toBe('Pinchwell')
})

test.each([
  ['$$', { '@type': 'Offer' }],
  ['$40', { '@type': 'Offer', price: 40 }],
  ['$1,100–1,299.50', { '@type': 'AggregateOffer', lowPrice: 1100, highPrice: 1299.5 }],
  ['4,50 €', { '@type': 'Offer', price: 4.5, priceCurrency: 'EUR' }],
  [
    '1.100–1.300 €',
    { '@type': 'AggregateOffer', lowPrice: 1100, highPrice: 1300, priceCurrency: 'EUR' },
  ],
  ['£25', { '@type': 'Offer', price: 25, priceCurrency: 'GBP' }],
])('the offer of one that costs %s says no more', (price, expected) => {
  const node = JSON.parse(JSON.stringify(productNode({ ...review('6'), price })))
  const shop = { url: review('6').affiliateLink, priceCurrency: 'USD' }
  expect(node.offers).toEqual({ ...shop, ...expected })
  expect(node.additionalProperty[0].name).toBe(price === '$$' ? 'Price' : 'Dimensions')
})

test('the facts of a product are named values in the words of the page; without facts there are none', () => {
  const tested = { when: 'June 2 to August 18, 2025', duration: undefined, how: '31 dinners' }
  const sizes = { price: '$$', dimensions: '11 inches wide', weight: '12½ pounds (5.7 kg)' }
  const alternatives = [{ id: 11, productName: 'Brisko' }]
  const points = { pros: ['Quick'], cons: ['Loud'] }
  const days = { date: '2025-08-30', updated: '2025-09-01' }
  const node = productNode({ ...review('6'), ...sizes, tested, alternatives, ...points, ...days })
  expect(node).toMatchObject({
    '@id': 'https://pinchwell.example/reviews/6#product',
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Price', value: '$$' },
      { '@type': 'PropertyValue', name: 'Dimensions', value: '11 inches wide' },
      { '@type': 'PropertyValue', name: 'Weight', value: '12½ pounds (5.7 kg)' },
    ],
    isSimilarTo: [{ '@id': 'https://pinchwell.example/reviews/11#product' }],
    review: {
      temporalCoverage: 'June 2 to August 18, 2025',
      datePublished: '2025-08-30',
      dateModified: '2025-09-01',
      positiveNotes: { itemListElement: [{ position: 1, name: 'Quick' }] },
      negativeNotes: { itemListElement: [{ position: 1, name: 'Loud' }] },
    },
  })
  const none = { price: undefined, dimensions: undefined, weight: undefined, updated: undefined }
  const bare = productNode({ ...review('6'), ...none, alternatives: [] })
  expect(['additionalProperty', 'isSimilarTo'].filter((name) => name in bare)).toEqual([])
  expect(bare.review.dateModified).toBeUndefined()
})
