import type { MantineColorsTuple } from '@mantine/core'

/** Mixes two colors such as `#BD4025`. @param share of the second color, from 0 to 1 */
export function mixColors(first: string, second: string, share: number): string {
  const others = channelsOf(second)
  const mixed = channelsOf(first).map((value, index) => {
    return Math.round(value + ((others[index] ?? value) - value) * share)
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** Returns ten shades, light to dark; the given color is the seventh, as in the design. */
export function shadesOf(color: string): MantineColorsTuple {
  const light = (share: number) => mixColors(color, '#FFFFFF', share)
  const dark = (share: number) => mixColors(color, '#000000', share)
  const tints = [light(0.93), light(0.84), light(0.7), light(0.5), light(0.3), light(0.14)] as const
  return [...tints, color, dark(0.18), dark(0.36), dark(0.54)]
}

/** Returns ten grays per scheme, from paper to ink; the dark ones also go beyond ink. */
export function graysBetween(paper: string, ink: string) {
  const gray = (share: number) => mixColors(paper, ink, share)
  const below = (share: number) => mixColors(ink, '#000000', share)
  const light = [gray(0), gray(0.04), gray(0.1), gray(0.19), gray(0.33), gray(0.5)] as const
  const onDark = [gray(0.06), gray(0.18), gray(0.34), gray(0.52), gray(0.73), gray(0.86)] as const
  return {
    gray: [...light, gray(0.68), gray(0.79), gray(0.9), gray(1)],
    dark: [...onDark, gray(0.94), gray(1), below(0.25), below(0.45)],
  } satisfies Record<string, MantineColorsTuple>
}

export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}
