import type { Color } from '../../language/paints.ts'

type Triple = [number, number, number]

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055

/** Red, green and blue as light, each from 0 to 1. */
function toLight(color: Color): Triple {
  const channel = (start: number) =>
    toLinear(Number.parseInt(color.slice(start, start + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

/** OKLab, in which equal steps look equal: https://bottosson.github.io/posts/oklab/ */
function toOklab(color: Color): Triple {
  const [red, green, blue] = toLight(color)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Color {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map((value) => toHexPair(fromLinear(Math.max(0, value)))).join('')}`
}

function toHexPair(channel: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, channel)) * 255)
  return byte.toString(16).padStart(2, '0')
}

/** The colour between two; `share` 0 is the first, 1 the second. */
export function mix(first: Color, second: Color, share: number): Color {
  const from = toOklab(first)
  const to = toOklab(second)
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return fromOklab([between(0), between(1), between(2)])
}

/**
 * The tone that a thing has where it was of a color and is now of another; the paler the tone, the
 * less of the change is seen in it.
 */
export function shifted(tone: Color, was: Color, is: Color): Color {
  if (was === is) return tone
  const [from, to, lab] = [toOklab(was), toOklab(is), toOklab(tone)]
  const share = Math.min(1, Math.hypot(lab[1], lab[2]) / Math.hypot(from[1], from[2]))
  const moved = (index: 0 | 1 | 2) => lab[index] + (to[index] - from[index]) * share
  return fromOklab([moved(0), moved(1), moved(2)])
}

/** Darker and warmer, as in the shade of a kitchen lamp; `share` from 0 to 1. */
export function shade(color: Color, share: number): Color {
  return mix(color, '#3a140e', share)
}

/** Lighter and warmer, as in late sun; `share` from 0 to 1. */
export function tint(color: Color, share: number): Color {
  return mix(color, '#fff3d6', share)
}

/** What shadows are made of: cool beside the warm light. */
export const SHADOW = '#2a1029'
