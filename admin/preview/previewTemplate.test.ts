import { expect, test } from 'vitest'
import { absoluteUrl } from './previewTemplate.ts'

test.each([
  ['blob:http://localhost/1-2', 'blob:http://localhost/1-2'],
  ['dal.jpg', undefined],
  [undefined, undefined],
])('a photo at %s is shown from there once the editor has read it', (url, shown) => {
  expect(absoluteUrl(url)).toBe(shown)
})
