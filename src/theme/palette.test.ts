import { describe, expect, test } from 'vitest'
import { constants, roles } from './palette.ts'

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['--page', '--surface', '--inset'] as const
const TEXTS = ['--ink', '--dimmed', '--link', '--good', '--warn', '--info'] as const

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const role = roles[scheme]

  test.each(GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(role[text], role[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('labels can be read on buttons, tips and the band', () => {
    expect(contrast(role['--primary-label'], role['--primary'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(role['--primary-label'], role['--primary-hover'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(role['--tip-ink'], role['--tip'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(constants['--band-ink'], role['--band'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(constants['--band-accent'], role['--band'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(constants['--score-ink'], constants['--score'])).toBeGreaterThanOrEqual(4.5)
  })

  test('fields and focus can be seen', () => {
    expect(contrast(role['--input-border'], role['--page'])).toBeGreaterThanOrEqual(3)
    expect(contrast(role['--info'], role['--page'])).toBeGreaterThanOrEqual(3)
  })
})
