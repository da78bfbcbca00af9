import { contentType } from './documentType.ts'
import { choiceList, documentList } from './fields.ts'
import { HOME_SECTIONS } from '../../addresses/anchors.ts'

const MOST_CARDS = 12

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
