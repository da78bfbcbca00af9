import { describe, expect, test } from 'vitest'
import { contrastBetween } from './mixColors.ts'
import { constants, roles } from './palette.ts'

const GROUNDS = ['--page', '--surface', '--inset'] as const
const TEXTS = ['--ink', '--dimmed', '--link', '--good', '--warn', '--info'] as const

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const role = roles[scheme]

  test.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrastBetween(role[text], role[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('labels can be read on buttons, tips and the band', () => {
    expect(contrastBetween(role['--primary-label'], role['--primary'])).toBeGreaterThanOrEqual(4.5)
    expect(
      contrastBetween(role['--primary-label'], role['--primary-hover']),
    ).toBeGreaterThanOrEqual(4.5)
    expect(contrastBetween(role['--tip-ink'], role['--tip'])).toBeGreaterThanOrEqual(4.5)
    expect(contrastBetween(constants['--band-ink'], role['--band'])).toBeGreaterThanOrEqual(4.5)
    expect(contrastBetween(constants['--band-accent'], role['--band'])).toBeGreaterThanOrEqual(4.5)
    expect(contrastBetween(constants['--score-ink'], constants['--score'])).toBeGreaterThanOrEqual(
      4.5,
    )
  })

  test('fields and focus can be seen', () => {
    expect(contrastBetween(role['--input-border'], role['--page'])).toBeGreaterThanOrEqual(3)
    expect(contrastBetween(role['--info'], role['--page'])).toBeGreaterThanOrEqual(3)
  })
})
