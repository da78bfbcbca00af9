import { contentType } from './documentType.ts'
import { pictureFields, textField, textList } from './fields.ts'
import { httpsAddress } from './allowedAddresses.ts'

export const authorType = contentType({
  name: 'Author',
  description: 'A person who writes here, shown at /authors/{name of the file}.',
  folder: 'authors',
  fileNameValue: 'slug',
  titleField: 'name',
  summaryField: 'text',
  icon: 'person',
  fields: {
    name: textField('As it stands below titles.', { example: 'Jo Ladle', maxLength: 60 }),
    text: textField('Who they are, in a few sentences.', {
      example: 'Jo bakes in a small kitchen by the sea.',
      maxLength: 600,
    }),
    ...pictureFields('jo.jpg'),
    sameAs: textList('Pages elsewhere that are about the same person.', {
      ...httpsAddress,
      example: 'https://social.example/@jo',
      max: 10,
      unique: true,
      optional: true,
    }),
  },
})
