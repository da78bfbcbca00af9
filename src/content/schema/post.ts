import { kindType } from './documentType.ts'
import { dayField, idField, pictureFields, mdxField, mdxList, textField } from './fields.ts'
import { authorField, publicationFields, updatedField } from './publication.ts'

export const postType = kindType('posts', {
  description: 'A blog post, shown at /blog/{id}.',
  icon: 'article',
  bodyField: 'content',
  fields: {
    id: idField('posts', 17),
    title: textField('The headline.', { maxLength: 100 }),
    category: textField('Where the post is filed.', {
      refersTo: 'posts.category',
      example: 'Kitchen Tips',
    }),
    date: dayField('The day it was published.', { example: '2025-10-12' }),
    ...updatedField,
    ...authorField,
    ...publicationFields,
    excerpt: textField('One or two sentences for cards and feeds.', { maxLength: 200 }),
    ...pictureFields('citrus.jpg'),
    tips: mdxList('Quick tips at the end; links and emphasis are allowed.', {
      max: 12,
      optional: true,
    }),
    content: mdxField('The post itself, below the front matter.'),
  },
})
