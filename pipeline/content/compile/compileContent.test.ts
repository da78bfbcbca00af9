import { expect, test } from 'vitest'
import { countCompiled, notesOn } from './compileContent.ts'
import { fileProblem } from '../../problems/problem.ts'

const NOTHING = { count: 98, leftOut: 0, warnings: [], hasSamples: false, next: undefined }
const WARNING = fileProblem('content/recipes/7.yaml', 'long-title', 'It is long.', 'Shorten it.')

test('documents are counted, and those that readers do not get', () => {
  expect(countCompiled(NOTHING)).toBe('98 documents compiled')
  expect(countCompiled({ ...NOTHING, count: 1, leftOut: 2 })).toBe(
    '1 document compiled, 2 not published',
  )
})

test('warnings are noted, and what is due next', () => {
  expect(notesOn(NOTHING)).toEqual([])
  const next = 'recipes/54 appears on 2026-12-01 09:00 UTC'
  expect(notesOn({ ...NOTHING, warnings: [WARNING], next })).toEqual([
    'content/recipes/7.yaml:1:1  Warning: It is long.  Shorten it.  [long-title]',
    'Next: recipes/54 appears on 2026-12-01 09:00 UTC',
  ])
})

test('as long as the settings say so, samples are noted with the way to be rid of the note', () => {
  expect(notesOn({ ...NOTHING, hasSamples: true })).toEqual([
    'Samples: pages say that products, ratings and counts are samples; remove “sampleContent” from content/site.yaml when they are real.',
  ])
})
