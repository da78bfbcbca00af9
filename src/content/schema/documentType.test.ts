import { expect, test } from 'vitest'
import { contentType } from './documentType.ts'
import { mdxField } from './fields.ts'

test('a field cannot have the name that Contentlayer uses', () => {
  const fields = { body: mdxField('The text.') }
  const options = { name: 'Term', description: 'A word.', folder: 'terms', icon: 'tag', fields }
  expect(() => contentType({ ...options, extension: '.mdx' })).toThrow(
    'Term cannot have a field “body”: Contentlayer uses the name. Call it “content”.',
  )
})
