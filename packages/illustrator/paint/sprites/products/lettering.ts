import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { num, type Path } from '../../core/contour.ts'

interface Glyph {
  /** How wide it is where it is 10 high. */
  width: number
  path: Path
}

const GLYPHS: Record<string, Glyph> = {
  A: { width: 6.4, path: 'M0 10L3.2 0L6.4 10M1.2 6.6H5.2' },
  C: {
    width: 6.2,
    path: 'M6.2 2C5.4 .6 4.4 0 3.4 0C1.2 0 0 2 0 5S1.2 10 3.4 10C4.6 10 5.6 9.4 6.2 8',
  },
  D: { width: 6, path: 'M0 0V10H2.4C4.8 10 6 8 6 5S4.8 0 2.4 0Z' },
  E: { width: 5, path: 'M5 0H0V10H5M0 4.8H4.2' },
  F: { width: 4.8, path: 'M4.8 0H0V10M0 4.8H4.2' },
  G: {
    width: 6.6,
    path: 'M6.2 2C5.4 .6 4.4 0 3.4 0C1.2 0 0 2 0 5S1.2 10 3.4 10C5.4 10 6.5 8.4 6.5 5.8H4',
  },
  H: { width: 5.8, path: 'M0 0V10M5.8 0V10M0 5H5.8' },
  I: { width: 0.2, path: 'M0 0V10' },
  K: { width: 5.6, path: 'M0 0V10M5.4 0L0 6M2 4.2L5.6 10' },
  L: { width: 4.6, path: 'M0 0V10H4.6' },
  M: { width: 7.4, path: 'M0 10V0L3.7 6.4L7.4 0V10' },
  N: { width: 5.8, path: 'M0 10V0L5.8 10V0' },
  O: { width: 6.8, path: 'M3.4 0C1.2 0 0 2.2 0 5S1.2 10 3.4 10S6.8 7.8 6.8 5S5.6 0 3.4 0Z' },
  P: { width: 5, path: 'M0 10V0H2.4C5.8 0 5.8 5.4 2.4 5.4H0' },
  R: { width: 5.6, path: 'M0 10V0H2.4C5.8 0 5.8 5.2 2.4 5.2H0M2.8 5.2L5.6 10' },
  S: {
    width: 5.4,
    path: 'M5.2 1.6C4.6.6 3.8 0 2.8 0C1.2 0 .2 1 .2 2.5C.2 5.6 5.4 4.4 5.4 7.5C5.4 9 4.3 10 2.7 10C1.5 10 .5 9.4 0 8.2',
  },
  T: { width: 6, path: 'M0 0H6M3 0V10' },
  U: { width: 5.8, path: 'M0 0V6.6C0 8.8 1 10 2.9 10S5.8 8.8 5.8 6.6V0' },
  Y: { width: 6, path: 'M0 0L3 5L6 0M3 5V10' },
  V: { width: 6.2, path: 'M0 0L3.1 10L6.2 0' },
  0: { width: 5.8, path: 'M2.9 0C1 0 0 2.2 0 5S1 10 2.9 10S5.8 7.8 5.8 5S4.8 0 2.9 0Z' },
  1: { width: 2, path: 'M0 1.8L2 0V10' },
  2: { width: 5.4, path: 'M.2 2.6C.4 1 1.4 0 2.8 0C4.4 0 5.3 1 5.3 2.6C5.3 4.8 2.4 6.6 0 10H5.4' },
  3: {
    width: 5.2,
    path: 'M.2 1.4C.8.5 1.6 0 2.6 0C4.2 0 5 1 5 2.4C5 3.8 4 4.7 2.2 4.7C4.2 4.7 5.2 5.8 5.2 7.3C5.2 9 4.2 10 2.6 10C1.4 10 .5 9.5 0 8.4',
  },
  4: { width: 5.6, path: 'M4.2 10V0L0 7.2H5.6' },
  5: {
    width: 5.2,
    path: 'M4.8 0H.8L.4 4.4C1.2 3.8 1.8 3.6 2.6 3.6C4.2 3.6 5.2 4.8 5.2 6.7C5.2 8.8 4 10 2.4 10C1.4 10 .5 9.5 0 8.6',
  },
}

interface Lettering {
  /** The middle of the word. */
  x: number
  top: number
  height: number
  color: Color
  /** Of the pen, as a share of the height. */
  weight?: number
  /** Between letters, as a share of the height. */
  space?: number
}

/** A word in capitals as it stands on a label; a blank parts two words. */
export function lettering(art: Canvas, word: string, look: Lettering): void {
  const { x, top, height, color, weight = 0.14, space = 0.3 } = look
  const scale = height / 10
  const letters = [...word].map((sign) => GLYPHS[sign] ?? { width: 3, path: '' })
  const gap = space * 10
  const length = letters.reduce((sum, { width }) => sum + width + gap, -gap) * scale
  let left = x - length / 2
  for (const { width, path } of letters) {
    if (path) {
      const place = `translate(${num(left)} ${num(top)}) scale(${scale.toFixed(3)})`
      art.raw(
        `<path d="${path}" transform="${place}" fill="none" stroke="${color}" stroke-width="${(weight * 10).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`,
      )
    }
    left += (width + gap) * scale
  }
}
