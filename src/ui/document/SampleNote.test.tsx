import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { settings } from '../../settings/settings.ts'
import { SampleNote } from './SampleNote.tsx'

const { sampleContent } = settings

afterEach(() => {
  settings.sampleContent = sampleContent
})

test.each([
  [
    true,
    /^<p [^>]*>Products, ratings and counts on this site are samples\. The products do not exist, and the tests did not take place\.<\/p>$/,
  ],
  [false, /^$/],
])('with sampleContent %s the note is as it should be', (isSample, expected) => {
  settings.sampleContent = isSample
  expect(renderToStaticMarkup(<SampleNote />)).toMatch(expected)
})
