import { contentType } from './documentType.ts'
import { pageAddress } from './allowedAddresses.ts'
import { choiceList, documentList, groupList, textField } from './fields.ts'
import { HOME_SECTIONS } from '../../addresses/anchors.ts'

const MOST_CARDS = 12
const LINK = { example: '/recipes', ...pageAddress, link: true } as const

export const homeType = contentType({
  name: 'Home',
  description:
    'What the home page shows, in place of the first of each list; its words are in words.yaml.',
  singleFile: 'home',
  isOptional: true,
  icon: 'home',
  fields: {
    sections: choiceList(
      'The parts below the top, in their order; what is not named is not shown.',
      {
        options: Object.keys(HOME_SECTIONS),
        example: 'recipes',
        optional: true,
      },
    ),
    hero: documentList('The recipes whose pictures stand at the top.', {
      of: ['recipes'],
      example: 'recipes/7',
      max: 2,
      optional: true,
    }),
    buttons: groupList('The buttons at the top, in place of those to recipes and reviews.', {
      optional: true,
      max: 2,
      unique: 'to',
      fields: {
        label: textField('What it says.', { example: 'Order bread', maxLength: 30 }),
        to: textField('The page that it leads to.', LINK),
      },
    }),
    tiles: groupList('What stands in the part “tiles”, in place of what the site has.', {
      optional: true,
      max: 6,
      unique: 'title',
      fields: {
        title: textField('In a few words.', { example: 'Baked at night', maxLength: 40 }),
        text: textField('What it promises.', { maxLength: 160 }),
        to: textField('The page that it leads to.', { ...LINK, optional: true }),
      },
    }),
    recipes: documentList('The recipes to show.', {
      of: ['recipes'],
      example: 'recipes/7',
      max: MOST_CARDS,
      optional: true,
    }),
    reviews: documentList('The reviews to show.', {
      of: ['reviews'],
      example: 'reviews/7',
      max: MOST_CARDS,
      optional: true,
    }),
    posts: documentList('The posts to show.', {
      of: ['posts'],
      example: 'posts/3',
      max: MOST_CARDS,
      optional: true,
    }),
  },
})
