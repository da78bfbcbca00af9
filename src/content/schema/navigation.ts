import { contentType } from './documentType.ts'
import { groupList, pageLinkField, textField } from './fields.ts'

const MAX_LINKS = { header: 9, footer: 14 }

function links(where: keyof typeof MAX_LINKS) {
  return groupList(`The links of the ${where}, in their order.`, {
    optional: true,
    max: MAX_LINKS[where],
    unique: 'to',
    fields: {
      label: textField('What it says.', { example: 'Recipes', maxLength: 30 }),
      to: pageLinkField('The page that it leads to.'),
    },
  })
}

export const navigationType = contentType({
  name: 'Navigation',
  description: 'Links of the header and the footer, in place of those to all that the site has.',
  singleFile: 'navigation',
  isOptional: true,
  icon: 'menu',
  fields: {
    header: links('header'),
    footer: links('footer'),
  },
})
