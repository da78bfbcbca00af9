import { kindType } from './documentType.ts'
import { day, id, pictureFields, mdx, mdxList, text } from './fields.ts'
import { authorField, publicationFields, updatedField } from './publication.ts'

export const postType = kindType('posts', {
  description: 'A blog post, shown at /blog/{id}.',
  icon: 'article',
  bodyField: 'content',
  fields: {
    id: id('posts', 17),
    title: text('The headline.', { maxLength: 100 }),
    category: text('Where the post is filed.', {
      refersTo: 'posts.category',
      example: 'Kitchen Tips',
    }),
    date: day('The day it was published.', { example: '2025-10-12' }),
    ...updatedField,
    ...authorField,
    ...publicationFields,
    excerpt: text('One or two sentences for cards and feeds.', { maxLength: 200 }),
    ...pictureFields('citrus.jpg'),
    tips: mdxList('Quick tips at the end; links and emphasis are allowed.', {
      max: 12,
      optional: true,
    }),
    content: mdx('The post itself, below the front matter.'),
  },
})
