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

test('without own colors, the design is as it comes', () => {
  expect(buildColors({}).roles).toEqual(roles)
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
