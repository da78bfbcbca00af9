import { paths, RESERVED_ADDRESSES } from '../../addresses/paths.ts'
import { KINDS } from '../../kinds/kinds.ts'
import { FRAMED_PAGES, STANDING_PAGES } from '../../kinds/standingPages.ts'
import { contentType } from './documentType.ts'
import { groupList, mdxField, textField } from './fields.ts'

/** Slugs that other pages or files use. */
const TAKEN = [...Object.values(paths), ...KINDS.map(({ list }) => list)]
  .filter(
    (path) =>
      typeof path === 'string' &&
      ![...STANDING_PAGES, ...FRAMED_PAGES].some((slug) => paths.page(slug) === path),
  )
  .map((path) => String(path).slice(1))
  .concat('authors', RESERVED_ADDRESSES)

export const pageType = contentType({
  name: 'Page',
  description: `The words of a page of its own, at /its-slug; about, contact and privacy are known to the program.`,
  folder: 'pages',
  extension: '.mdx',
  uniqueField: 'slug',
  titleField: 'title',
  summaryField: 'description',
  icon: 'description',
  bodyField: 'content',
  fields: {
    slug: textField('The end of its address; about, contact and privacy belong to the program.', {
      pattern: new RegExp(`^(?!(${TAKEN.join('|')})$)[a-z0-9]+(-[a-z0-9]+)*$`),
      shape: 'lowercase letters, digits and hyphens, and no address of another page',
      example: 'about',
    }),
    title: textField('The heading of the page.', { maxLength: 80 }),
    description: textField('For search engines.', { maxLength: 200 }),
    updated: textField('Month and year of the last change.', {
      example: 'October 2025',
      maxLength: 40,
      optional: true,
    }),
    mission: textField('What the site is for.', { maxLength: 600, optional: true }),
    values: groupList('What the site holds itself to.', {
      max: 8,
      optional: true,
      fields: {
        title: textField('In a few words.', { maxLength: 60 }),
        text: textField('What it means in practice.', { maxLength: 400 }),
      },
    }),
    content: mdxField('The page itself, below the front matter.'),
  },
})
