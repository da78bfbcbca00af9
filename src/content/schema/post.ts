import { authorField } from './authorField.ts'
import { kindType } from './documentType.ts'
import { day, pictureFields, mdx, mdxList, number, text } from './fields.ts'
import { publicationFields } from './publication.ts'
import { updatedField } from './updated.ts'

export const postType = kindType('posts', {
  description: 'A blog post, shown at /blog/{id}.',
  icon: 'article',
  bodyField: 'content',
  fields: {
    id: number({
      description: 'The number in the address, /blog/{id}. Never reuse one.',
      example: 17,
      min: 1,
      max: 999_999,
    }),
    title: text({ description: 'The headline.', maxLength: 100 }),
    category: text({
      description: 'Where the post is filed.',
      refersTo: 'posts.category',
      example: 'Kitchen Tips',
    }),
    date: day({ description: 'The day it was published.', example: '2025-10-12' }),
    ...updatedField,
    ...authorField,
    ...publicationFields,
    excerpt: text({ description: 'One or two sentences for cards and feeds.', maxLength: 200 }),
    imageDesc: text({
      description: 'The picture: what it shows, in words (or the https address of an image).',
      orImage: true,
      maxLength: 300,
    }),
    ...pictureFields('citrus.jpg'),
    tips: mdxList({
      description: 'Quick tips at the end; links and emphasis are allowed.',
      min: 1,
      max: 12,
      optional: true,
    }),
    content: mdx({ description: 'The post itself, below the front matter.' }),
  },
})
