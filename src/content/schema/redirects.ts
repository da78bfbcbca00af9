import { oldAddress, pageAddress } from './allowedAddresses.ts'
import { groupList, textField, textList } from './fields.ts'

/** Cloudflare Pages allows 2000 lines; each redirect needs two, and documents add more. */
const MAX_REDIRECTS = 500

export const redirectsField = groupList('Where the addresses of deleted pages lead.', {
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
