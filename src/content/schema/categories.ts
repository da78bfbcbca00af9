import { ALL_CATEGORIES, type CategorizedFolder } from '../../kinds/categories.ts'
import { contentType } from './documentType.ts'
import { type Field, type Fields, groupList, textField, textList } from './fields.ts'

export const MAX_CATEGORIES = 40

/** Excludes commas, which separate words in imports, and characters that need escaping. */
export const CATEGORY_NAME = new RegExp(
  `^(?!${ALL_CATEGORIES}$)[^\\s!-/:-@\\[-\`{-¿“”][^,;:|<>"“”?#]*$`,
)
export const CATEGORY_SHAPE = `a name other than “${ALL_CATEGORIES}” that begins with a letter or digit, without commas, colons and quotation marks`

export const MAX_CRITERIA = 8

function categoriesOf(folder: CategorizedFolder, example: string, more: Fields = {}): Field {
  return groupList(`The categories of ${folder}, in the order in which the site shows them.`, {
    max: MAX_CATEGORIES,
    unique: 'name',
    fields: {
      name: textField('As documents name it.', {
        pattern: CATEGORY_NAME,
        shape: CATEGORY_SHAPE,
        example,
        maxLength: 40,
        defines: `${folder}.category`,
      }),
      description: textField('What belongs in it; readers see it when they choose the category.', {
        maxLength: 200,
        optional: true,
      }),
      ...more,
    },
  })
}

export const categoriesType = contentType({
  name: 'CategoryList',
  description: 'The categories that documents are filed under.',
  singleFile: 'categories',
  icon: 'category',
  fields: {
    recipes: categoriesOf('recipes', 'Dinner'),
    reviews: categoriesOf('reviews', 'Cookware', {
      criteria: textList('What its products are scored by, each out of 5.', {
        example: 'Cleaning',
        max: MAX_CRITERIA,
        maxLength: 30,
        unique: true,
        optional: true,
      }),
    }),
    posts: categoriesOf('posts', 'Kitchen Tips'),
    topics: groupList('Words for the page of a category, cuisine, course or diet of recipes.', {
      optional: true,
      max: 80,
      unique: 'name',
      fields: {
        name: textField('As recipes write it.', { example: 'Italian', maxLength: 40 }),
        title: textField('The heading of the page.', {
          example: 'Italian recipes',
          maxLength: 60,
          optional: true,
        }),
        description: textField('What its recipes have in common.', { maxLength: 200 }),
      },
    }),
    synonyms: groupList('What readers say in the search for words of this site.', {
      optional: true,
      max: 60,
      fields: {
        means: textField(
          'Words of this site: a category, course, diet or keyword, a time, or any.',
          { example: 'dairy-free', maxLength: 40 },
        ),
        words: textList('What readers say for it.', {
          example: 'without milk',
          max: 10,
          maxLength: 40,
        }),
      },
    }),
  },
})
