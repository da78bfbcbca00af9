import { expect, test, vi } from 'vitest'
import { recipeType } from '../../../src/content/schema/recipe.ts'
import { readDocument } from '../read/readDocument.ts'
import type { Report } from '../../problems/problem.ts'
import { checkUnusedFocus } from './checkPlainTexts.ts'

test.each([
  ['a cover', 'imageDesc: A dal', 1],
  ['a file', 'image: dal.jpg', 0],
  ['the image at an address', 'imageDesc: https://host.example/dal.jpg', 0],
])('a point to keep of %s', (_picture, line, warnings) => {
  const report = vi.fn<Report>()
  const bytes = Buffer.from(`imageFocus: 50% 30%\n${line}\n`)
  checkUnusedFocus(readDocument('1.yaml', bytes, recipeType), report)
  expect(report).toHaveBeenCalledTimes(warnings)
})
