import { kindType } from './documentType.ts'
import { documentField, groupList, pictureFields, mdxField, textField } from './fields.ts'
import { publicationFields } from './publication.ts'

export const collectionType = kindType('collections', {
  description:
    'Recipes and reviews that belong together, shown at /collections/{name of the file}.',
  bodyField: 'content',
  icon: 'collections_bookmark',
  fields: {
    title: textField('What they have in common, as a heading.', { maxLength: 80 }),
    description: textField('One or two sentences for cards.', { maxLength: 200 }),
    ...publicationFields,
    ...pictureFields('table.jpg'),
    items: groupList('What is in it, in the order in which the page shows it.', {
      max: 60,
      unique: 'document',
      fields: {
        document: documentField('The recipe or review.', {
          of: ['recipes', 'reviews'],
          example: 'recipes/7',
        }),
        line: textField('Why it is here, below its card.', {
          example: 'The batter waits overnight, so breakfast takes ten minutes.',
          maxLength: 200,
          optional: true,
        }),
      },
    }),
    content: mdxField('The introduction, below the front matter.'),
  },
})
