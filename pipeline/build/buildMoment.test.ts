import { expect, test } from 'vitest'
import { buildMoment } from './buildMoment.ts'

const CLOCK = new Date('2031-05-06T07:08:09Z')

test('the moment of a build is that of the clock', () => {
  expect(buildMoment({}, CLOCK)).toEqual(CLOCK)
  expect(buildMoment({ SOURCE_DATE_EPOCH: '' }, CLOCK)).toEqual(CLOCK)
})

test('SOURCE_DATE_EPOCH, in seconds, stands for the clock', () => {
  const env = { SOURCE_DATE_EPOCH: '1760832000' }
  expect(buildMoment(env, CLOCK)).toEqual(new Date('2025-10-19T00:00:00Z'))
})

test('a SOURCE_DATE_EPOCH that is no number is an error that says so', () => {
  expect(() => buildMoment({ SOURCE_DATE_EPOCH: 'today' }, CLOCK)).toThrow(
    'SOURCE_DATE_EPOCH is “today”. Set it to whole seconds, or unset it.',
  )
})
