import { contentType } from './documentType.ts'
import { choiceList, documentList, groupList, pageLinkField, textField } from './fields.ts'
import type { Folder } from '../../kinds/kinds.ts'
import { HOME_SECTIONS } from '../../addresses/anchors.ts'

const MAX_CARDS = 12

function featuredField(folder: Folder, description: string, example: string, max = MAX_CARDS) {
  return documentList(description, { of: [folder], example, max, optional: true })
}

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
      { options: Object.keys(HOME_SECTIONS), example: 'recipes', optional: true },
    ),
    hero: featuredField('recipes', 'The recipes whose pictures stand at the top.', 'recipes/7', 2),
    buttons: groupList('The buttons at the top, in place of those to recipes and reviews.', {
      optional: true,
      max: 2,
      unique: 'to',
      fields: {
        label: textField('What it says.', { example: 'Order bread', maxLength: 30 }),
        to: pageLinkField('The page that it leads to.'),
      },
    }),
    tiles: groupList('What stands in the part “tiles”, in place of what the site has.', {
      optional: true,
      max: 6,
      unique: 'title',
      fields: {
        title: textField('In a few words.', { example: 'Baked at night', maxLength: 40 }),
        text: textField('What it promises.', { maxLength: 160 }),
        to: pageLinkField('The page that it leads to.', { optional: true }),
      },
    }),
    recipes: featuredField('recipes', 'The recipes to show.', 'recipes/7'),
    reviews: featuredField('reviews', 'The reviews to show.', 'reviews/7'),
    posts: featuredField('posts', 'The posts to show.', 'posts/3'),
  },
})
