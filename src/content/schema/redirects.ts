import { groupList, textField, textList } from './fields.ts'

/** A former address. Files are no pages; names with a dot or an underscore first are for hosts. */
const oldAddress = {
  pattern: /^(\/[A-Za-z0-9][\w~-]*)+(\.(html?|php|aspx?))?\/?$/,
  shape: 'an address that begins with a slash, of letters, digits and hyphens',
  maxLength: 200,
} as const

/** The address of a page of this site, with a category or a part of it. */
export const pageAddress = {
  pattern: /^(?=\/)(\/[\w-]+)*\/?(\?[\w=&+%.-]*)?(#[\w-]+)?$/,
  shape: 'the address of a page of this site, which begins with a slash',
  maxLength: 200,
} as const

/** Cloudflare Pages reads 2000 lines; each redirect needs two, and documents have some, too. */
const MAX_REDIRECTS = 500

export const redirects = groupList('Where the addresses of deleted pages lead.', {
  typeName: 'Redirect',
  optional: true,
  max: MAX_REDIRECTS,
  fields: {
    from: textField('The old address.', { example: '/recipes/12', ...oldAddress }),
    to: textField('The page that is nearest to what was there.', {
      example: '/recipes/7',
      ...pageAddress,
    }),
  },
})

export const redirectFrom = textList('Addresses at which this page was before; they lead here.', {
  example: '/collections/big-pots',
  optional: true,
  max: 20,
  unique: true,
  ...oldAddress,
})
