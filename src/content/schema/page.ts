import { STANDING_PAGES } from '../../kinds/standingPages.ts'
import { contentType } from './documentType.ts'
import { groupList, mdx, text } from './fields.ts'

export const pageType = contentType({
  name: 'Page',
  description: `The words of a standing page: ${STANDING_PAGES.join(', ')}.`,
  folder: 'pages',
  extension: '.mdx',
  uniqueField: 'slug',
  titleField: 'title',
  summaryField: 'description',
  icon: 'description',
  bodyField: 'content',
  fields: {
    slug: text('Which page the words belong to.', {
      pattern: new RegExp(`^(${STANDING_PAGES.join('|')})$`),
      shape: STANDING_PAGES.join(' or '),
      example: 'about',
    }),
    title: text('The heading of the page.', { maxLength: 80 }),
    description: text('For search engines.', { maxLength: 200 }),
    updated: text('Month and year of the last change.', {
      example: 'October 2025',
      maxLength: 40,
      optional: true,
    }),
    mission: text('What the site is for.', { maxLength: 600, optional: true }),
    values: groupList('What the site holds itself to.', {
      typeName: 'Value',
      max: 8,
      optional: true,
      fields: {
        title: text('In a few words.', { maxLength: 60 }),
        text: text('What it means in practice.', { maxLength: 400 }),
      },
    }),
    content: mdx('The page itself, below the front matter.'),
  },
})
