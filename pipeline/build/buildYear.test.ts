import { expect, test } from 'vitest'
import { buildYear } from './buildYear.ts'

const NOW = new Date('2031-05-06T00:00:00Z')

test('the year of a build is that of SOURCE_DATE_EPOCH, in seconds', async () => {
  expect(await buildYear({ SOURCE_DATE_EPOCH: '1760000000' }, NOW)).toBe(2025)
})

test('a SOURCE_DATE_EPOCH that is no number is an error that says so', async () => {
  await expect(buildYear({ SOURCE_DATE_EPOCH: 'today' }, NOW)).rejects.toThrow(
    'SOURCE_DATE_EPOCH is “today”. Set it to whole seconds, or unset it.',
  )
})
