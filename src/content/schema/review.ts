import { PRODUCT_CATEGORIES } from '../../kinds/categories.ts'
import { HTTPS_ADDRESS } from './webAddress.ts'
import { kindType } from './documentType.ts'
import { art, choice, image, number, text, textList } from './fields.ts'
import { publicationFields } from './publication.ts'

export const reviewType = kindType('reviews', {
  description: 'A product review, shown at /reviews/{id}.',
  icon: 'star',
  fields: {
    id: number({
      description: 'The number in the address, /reviews/{id}. Never reuse one.',
      example: 30,
      min: 1,
      max: 999_999,
    }),
    productName: text({ description: 'The product, with its brand.', maxLength: 80 }),
    category: choice({
      description: 'Where the product is filed, and its tab on the comparisons page.',
      options: PRODUCT_CATEGORIES,
      example: 'Cookware',
    }),
    shortDescription: text({ description: 'What it is and who it is for.', maxLength: 200 }),
    imageDesc: text({
      description: 'The picture: what it shows, in words (or the https address of an image).',
      orImage: true,
      maxLength: 300,
    }),
    image: image({
      description: 'A photo in place of the painting: a file beside this one, or an https address.',
      example: 'kettle.jpg',
      optional: true,
    }),
    art: art({
      description: 'What its picture is painted from: one line of words from docs/pictures.md.',
      example: 'sun:butter/caramel | dutchoven:teal+lid | tomatoes@e',
      optional: true,
    }),
    rating: number({
      description: 'Out of 5, with one decimal.',
      example: 4.6,
      min: 0,
      max: 5,
      whole: false,
    }),
    affiliateLink: text({
      description: 'Where the product can be bought, with the affiliate tag.',
      pattern: new RegExp(`^${HTTPS_ADDRESS}$`),
      url: true,
      shape: 'an address that starts with https://',
      example: 'https://www.amazon.com/s?k=cast+iron+skillet&tag=pinchwell-20',
      maxLength: 500,
    }),
    reviewCount: number({
      description: 'How many ratings the score rests on; leave out when unknown.',
      example: 120,
      min: 1,
      max: 10_000_000,
      optional: true,
    }),
    ...publicationFields,
    pros: textList({ description: 'What is good about it.', min: 1, max: 10, maxLength: 200 }),
    cons: textList({ description: 'What is not.', min: 1, max: 10, maxLength: 200 }),
    detailedReview: textList({
      description: 'The review, one text per paragraph.',
      min: 1,
      max: 20,
    }),
    verdict: text({
      description: 'The conclusion; its first sentence says who the product is best for.',
      maxLength: 800,
    }),
  },
})
