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
    slug: text({
      description: 'Which page the words belong to.',
      pattern: new RegExp(`^(${STANDING_PAGES.join('|')})$`),
      shape: STANDING_PAGES.join(' or '),
      example: 'about',
    }),
    title: text({ description: 'The heading of the page.', maxLength: 80 }),
    description: text({ description: 'For search engines.', maxLength: 200 }),
    updated: text({
      description: 'Month and year of the last change.',
      example: 'October 2025',
      maxLength: 40,
      optional: true,
    }),
    mission: text({ description: 'What the site is for.', maxLength: 600, optional: true }),
    values: groupList({
      typeName: 'Value',
      description: 'What the site holds itself to.',
      min: 1,
      max: 8,
      optional: true,
      fields: {
        title: text({ description: 'In a few words.', maxLength: 60 }),
        text: text({ description: 'What it means in practice.', maxLength: 400 }),
      },
    }),
    content: mdx({ description: 'The page itself, below the front matter.' }),
  },
})
