import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { settings } from '../../settings/settings.ts'
import { SampleNote } from './SampleNote.tsx'

test.each([
  [
    true,
    /^<p [^>]*>Products, ratings and counts on this site are samples\. The products do not exist, and the tests did not take place\.<\/p>$/,
  ],
  [false, /^$/],
])('with sampleContent %s the note is as it should be', (isSample, expected) => {
  vi.spyOn(settings, 'sampleContent', 'get').mockReturnValue(isSample)
  expect(renderToStaticMarkup(<SampleNote />)).toMatch(expected)
})
