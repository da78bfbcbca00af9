import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, open, type Point } from '../../core/contour.ts'
import { bow } from './dough.ts'
import { cloudsOf } from './relief/clouds.ts'
import { type Disc, unevenDisc } from './unevenDisc.ts'

const WHITE = ['#9a5f24', '#d2a868', '#dfd3c2', '#e9e2d6', '#f6f1e6', '#fffcf4', '#ffffff']

/** A fried egg as it is seen from a chair: a ruffled white, crisp at its edge, and a high yolk. */
export function friedOnTop(art: Canvas, place: Disc): void {
  const { random } = art
  const { x, y, rx, ry } = place
  const [ruffles, lace] = [cloudsOf(random), cloudsOf(random)]
  const white = unevenDisc(art, place, {
    uneven: 0.12,
    colors: WHITE,
    height: (px, py, far) => {
      const dome = Math.exp(-((far / 0.52) ** 2)) * rx * 0.2
      const rim = Math.sqrt(Math.max(0, 1 - far ** 5)) * rx * 0.16
      const folds = ruffles(px / (rx * 0.34), py / (rx * 0.22)) * rx * 0.12 * far
      return dome + rim + folds + ruffles(px / (rx * 0.14), py / (rx * 0.1)) * rx * 0.05
    },
    paleAt: (px, py, far) => {
      const edge = Math.max(0, far - 0.82) * 3.4
      return 0.16 - edge * (1 + lace(px / (rx * 0.1), py / (rx * 0.08)) * 2.6)
    },
    contrast: 0.74,
    crease: 0.3,
  })
  art.movedBy(rx * 0.03, ry * 0.1, () => art.softFill(white.outline, '#2a0806', 0.6, rx * 0.025))
  white.draw(art)
  bubbles(art, place)
  yolk(art, { x: x + rx * random.jitter(0.06), y: y - ry * 0.08, rx: rx * 0.36, ry: rx * 0.29 })
}

/** Blisters where the white met hot oil. */
function bubbles(art: Canvas, { x, y, rx, ry }: Disc): void {
  const { random } = art
  for (let index = 0; index < 13; index += 1) {
    const turn = index * 0.52 + random.jitter(0.2)
    const far = random.range(0.66, 0.86)
    const [u, v] = [x + Math.cos(turn) * rx * far, y + Math.sin(turn) * ry * far]
    const small = rx * random.range(0.018, 0.045)
    art.fill(ellipse(u, v, small, small * 0.72), '#c99a62', 0.5)
    art.fill(ellipse(u - small * 0.14, v - small * 0.2, small * 0.74, small * 0.5), '#fffdf6', 0.9)
  }
}

/** The yolk: a full dome under a thin skin, with the window in it. */
function yolk(art: Canvas, { x, y, rx, ry }: Disc): void {
  const dome: Point[] = blob(art.random, x, y, rx, ry, { points: 16, wobble: 0.012 })
  art.softFill(
    ellipse(x + rx * 0.06, y + ry * 0.2, rx * 1.02, ry * 0.96),
    '#b5854a',
    0.6,
    rx * 0.12,
  )
  const light = art.radialGradient('cx=".38" cy=".3" r=".78"', [
    [0, '#ffe27a'],
    [0.3, '#fdc23a'],
    [0.62, '#f59c1a'],
    [0.88, '#d9700e'],
    [1, '#b9560c'],
  ])
  art.fill(closed(dome), light)
  const glow = bow([x, y], [rx * 0.8, ry * 0.78], [0.35, 1.5])
  art.stroke(open(glow), '#ffd27a', rx * 0.07, { opacity: 0.55 })
  const window = blob(art.random, x - rx * 0.34, y - ry * 0.42, rx * 0.24, ry * 0.14, {
    angle: -0.5,
    wobble: 0.08,
  })
  art.fill(closed(window), '#fffaf0', 0.95)
  art.fill(ellipse(x - rx * 0.62, y - ry * 0.12, rx * 0.05, ry * 0.06), '#fffaf0', 0.85)
}
