import { contentType } from './documentType.ts'
import { pictureFields, text, textList } from './fields.ts'
import { httpsAddress } from './providers.ts'

export const authorType = contentType({
  name: 'Author',
  description: 'A person who writes here, shown at /authors/{name of the file}.',
  folder: 'authors',
  extension: '.yaml',
  fileNameValue: 'slug',
  titleField: 'name',
  summaryField: 'text',
  icon: 'person',
  fields: {
    name: text({ description: 'As it stands below titles.', example: 'Jo Ladle', maxLength: 60 }),
    text: text({
      description: 'Who they are, in a few sentences.',
      example: 'Jo bakes in a small kitchen by the sea.',
      maxLength: 600,
    }),
    imageDesc: text({
      description: 'The picture: what it shows, in words (or the https address of an image).',
      orImage: true,
      maxLength: 300,
    }),
    ...pictureFields('jo.jpg'),
    sameAs: textList({
      description: 'Pages elsewhere that are about the same person.',
      ...httpsAddress,
      example: 'https://social.example/@jo',
      min: 1,
      max: 10,
      unique: true,
      optional: true,
    }),
  },
})
