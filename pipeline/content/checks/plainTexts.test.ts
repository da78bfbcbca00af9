import { expect, test, vi } from 'vitest'
import type { ReportProblem } from '../report/problem.ts'
import { checkUnusedFocus } from './plainTexts.ts'

const place = { line: 7, column: 13 }
const placed = [{ path: 'imageFocus', value: '50% 30%', rules: { kind: 'text' } as const, place }]

test.each([
  ['a cover', {}, 1],
  ['a file', { image: 'dal.jpg' }, 0],
  ['the image at an address', { imageDesc: 'https://host.example/dal.jpg' }, 0],
])('a point to keep of %s', (_picture, values, warnings) => {
  const report = vi.fn<ReportProblem>()
  checkUnusedFocus({ values: { imageDesc: 'A dal', ...values }, placed }, report)
  expect(report).toHaveBeenCalledTimes(warnings)
})
