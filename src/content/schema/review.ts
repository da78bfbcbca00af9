import { HTTPS_ADDRESS } from './allowedAddresses.ts'
import { MAX_CRITERIA } from './categories.ts'
import { kindType } from './documentType.ts'
import {
  dayField,
  documentList,
  groupField,
  groupList,
  idField,
  pictureFields,
  numberField,
  scoreField,
  textField,
  textList,
} from './fields.ts'
import { authorField, publicationFields, updatedField } from './publication.ts'

/** Such as `1,100`, `4.50` or `4,50`. */
const AMOUNT = String.raw`\d[\d,.]*`

export const reviewType = kindType('reviews', {
  description: 'A product review, shown at /reviews/{id}.',
  icon: 'star',
  fields: {
    id: idField('reviews', 30),
    productName: textField('The product, with its brand.', { maxLength: 80 }),
    category: textField('Where the product is filed, and its tab on the comparisons page.', {
      refersTo: 'reviews.category',
      example: 'Cookware',
    }),
    shortDescription: textField('What it is and who it is for.', { maxLength: 200 }),
    ...pictureFields('kettle.jpg'),
    rating: scoreField('Out of 5, with one decimal.', { example: 4.6 }),
    scores: groupList('How it does by each criterion of its category; their mean is the rating.', {
      optional: true,
      max: MAX_CRITERIA,
      unique: 'criterion',
      fields: {
        criterion: textField('As content/categories.yaml names it.', {
          example: 'Cleaning',
          maxLength: 30,
        }),
        score: scoreField('Out of 5, with one decimal.', { example: 4.5 }),
      },
    }),
    ratingNote: textField('Why the rating is not the mean of the scores, where it is not.', {
      maxLength: 200,
      optional: true,
    }),
    affiliateLink: textField(
      'Where the product can be bought. The build puts the affiliate tag of the site in.',
      {
        pattern: new RegExp(`^${HTTPS_ADDRESS}$`),
        format: 'url',
        shape: 'an address that starts with https://',
        example: 'https://www.amazon.com/s?k=cast+iron+skillet',
        maxLength: 500,
      },
    ),
    reviewCount: numberField('How many ratings the score rests on; leave out when unknown.', {
      example: 120,
      min: 1,
      max: 10_000_000,
      optional: true,
    }),
    price: textField(
      'Its price level among products of its kind, or an amount, which shops change.',
      {
        pattern: new RegExp(
          [
            String.raw`^(\${1,4}`,
            String.raw`[$£]${AMOUNT}((–|-| to )[$£]?${AMOUNT})?`,
            String.raw`${AMOUNT}(–${AMOUNT})? €`,
            "[A-Za-zÀ-ÿ]+([ ,’'-]+[A-Za-zÀ-ÿ]+)*)$",
          ].join('|'),
        ),
        shape:
          'one to four dollar signs, an amount such as $40, $40–60, £40 or 40 €, or words without a number',
        example: '$40',
        maxLength: 60,
        optional: true,
      },
    ),
    dimensions: textField('Its size, as readers see it, in US and metric measures.', {
      example: '11 inches wide, 14 inches deep, 13 inches high (28 × 36 × 33 cm)',
      maxLength: 160,
      optional: true,
    }),
    weight: textField('What it weighs, as readers see it, in US and metric measures.', {
      example: '12 pounds (5.4 kg)',
      maxLength: 80,
      optional: true,
    }),
    tested: groupField('How the review came about; it must agree with the text.', {
      optional: true,
      fields: {
        when: textField('The day or the days of the test.', {
          example: 'June 2 to August 18, 2025',
          maxLength: 80,
        }),
        duration: textField('How long it took.', {
          example: '11 weeks',
          maxLength: 60,
          optional: true,
        }),
        how: textField('What was done, and how often.', {
          example: '31 dinners for three people',
          maxLength: 200,
        }),
      },
    }),
    alternatives: documentList('Reviews of products to buy in its place.', {
      of: ['reviews'],
      example: 'reviews/11',
      max: 6,
      optional: true,
    }),
    date: dayField('The day it was published.', { example: '2025-10-19', optional: true }),
    ...updatedField,
    ...authorField,
    ...publicationFields,
    pros: textList('What is good about it.', { max: 10, maxLength: 200 }),
    cons: textList('What is not.', { max: 10, maxLength: 200 }),
    notFor: textList(
      'Foods and tasks it is wrong for; the check warns of recipes that lead here for one.',
      { example: 'carving', max: 10, maxLength: 40, unique: true, optional: true },
    ),
    detailedReview: textList('The review, one text per paragraph.', { max: 20 }),
    verdict: textField('The conclusion; its first sentence says who the product is best for.', {
      maxLength: 800,
    }),
  },
})
