import { describe, expect, test } from 'vitest'
import { contrastBetween } from './contrast.ts'
import { buildColors, constants, roles } from './palette.ts'

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

  const colors = { ...role, ...constants }

  test.each([
    ['--primary-label', '--primary', 4.5],
    ['--primary-label', '--primary-hover', 4.5],
    ['--tip-ink', '--tip', 4.5],
    ['--band-ink', '--band', 4.5],
    ['--band-accent', '--band', 4.5],
    ['--score-ink', '--score', 4.5],
    ['--input-border', '--page', 3],
    ['--info', '--page', 3],
  ] as const)('%s can be seen on %s', (color, ground, least) => {
    expect(contrastBetween(colors[color], colors[ground])).toBeGreaterThanOrEqual(least)
  })
})

test('own colors take their places, and those beside them follow', () => {
  const { light, dark } = buildColors({
    primary: '#1F5FA8',
    accent: '#3B3B6D',
    paper: '#FFFFFF',
    ink: '#111111',
  }).roles
  expect(light).toMatchObject({
    '--page': '#FFFFFF',
    '--ink': '#111111',
    '--primary': '#1F5FA8',
    '--info': '#3B3B6D',
    '--awning-dark': '#1F5FA8',
    '--gingham': '#1F5FA838',
  })
  expect(contrastBetween(light['--hairline'], light['--page'])).toBeLessThan(1.5)
  expect(contrastBetween(dark['--ink'], dark['--page'])).toBeGreaterThan(10)
  expect(contrastBetween(dark['--link'], dark['--page'])).toBeGreaterThan(4.5)
})
