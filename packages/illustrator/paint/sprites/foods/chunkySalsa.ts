import type { Canvas } from '../../core/canvas.ts'
import type { Point } from '../../core/contour.ts'
import { lumpsNear } from './lumpsNear.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import type { Disc } from './unevenDisc.ts'

const SALSA = ['#4e0905', '#86150b', '#b42610', '#d9431e', '#ee6a36', '#ffa36c', '#ffe0bd']

interface Lump extends Disc {
  high: number
}

/** Pieces of tomato in a coarse salsa, over all of what it covers. */
function lumpsIn({ random }: Canvas, discs: readonly Disc[]): Lump[] {
  return discs.flatMap(({ x, y, rx, ry }) => {
    const count = Math.round((rx * ry) / 220)
    return Array.from({ length: count }, (_, index): Lump => {
      const [reach, turn] = [
        Math.sqrt((index + 0.5) / count),
        index * 2.399963 + random.jitter(0.5),
      ]
      const wide = random.range(8, 21)
      return {
        x: x + Math.cos(turn) * rx * reach,
        y: y + Math.sin(turn) * ry * reach,
        rx: wide,
        ry: wide * random.range(0.55, 0.85),
        high: wide * random.range(0.3, 0.7),
      }
    })
  })
}

/** Chunky tomato salsa, spooned out in a few overlapping puddles. */
export function chunkySalsa(art: Canvas, discs: readonly Disc[]): void {
  const { random } = art
  const [stray, folds] = [cloudsOf(random), cloudsOf(random)]
  const lumps = lumpsIn(art, discs)
  const near = lumpsNear(lumps)
  const inside = (x: number, y: number) => {
    const deep = discs.reduce((best, disc) => {
      const far = Math.hypot((x - disc.x) / disc.rx, (y - disc.y) / disc.ry)
      return softMax(best, (1 - far) * disc.ry, 14)
    }, -1e3)
    return deep + stray(x / 34, y / 24) * 26
  }
  const heightAt = (x: number, y: number) => {
    const level = Math.min(10, Math.max(0, inside(x, y)) * 0.9) + folds(x / 26, y / 17) * 7
    return near(x, y).reduce((top, lump) => {
      const far = ((x - lump.x) / lump.rx) ** 2 + ((y - lump.y) / lump.ry) ** 2
      if (far > 1) return top
      return Math.max(top, 7 + lump.high * Math.sqrt(1 - far) + folds(x / 8, y / 8) * 3)
    }, level)
  }
  const [left, right] = [
    Math.min(...discs.map(({ x, rx }) => x - rx * 1.2)),
    Math.max(...discs.map(({ x, rx }) => x + rx * 1.2)),
  ]
  const [top, foot] = [
    Math.min(...discs.map(({ y, ry }) => y - ry * 1.3)),
    Math.max(...discs.map(({ y, ry }) => y + ry * 1.3)),
  ]
  const salsa = reliefOf(heightAt, {
    box: { x: left, y: top, width: right - left, height: foot - top },
    inside,
    cell: 4,
    foreshortening: 0.75,
    tones: 8,
    colors: SALSA,
    contrast: 0.95,
    crease: 0.5,
    paleAt: () => 0.03,
  })
  art.movedBy(3, 7, () => art.softFill(salsa.outline, '#2a0a06', 0.5, 5))
  salsa.draw(art)
  art.clipped(salsa.outline, () => seasoned(art, lumps))
}

/** Blackened bits of skin, seeds, and the window on wet tomato. */
function seasoned(art: Canvas, lumps: readonly Lump[]): void {
  const { random } = art
  const on = (share: number, off: number) =>
    lumps
      .filter(() => random.next() < share)
      .map(({ x, y, rx, ry }): Point => [
        x - rx * off + random.jitter(rx * 0.3),
        y - ry * off + random.jitter(ry * 0.3),
      ])
  art.specks(on(0.16, 0), '#2a0a08', 4.4, { length: 4, opacity: 0.85 })
  art.specks(on(0.2, 0), '#f7cf8a', 3, { length: 3, opacity: 0.9 })
  art.specks(on(0.3, 0.35), '#fff3e2', 3, { length: 5, angle: -0.4, opacity: 0.9 })
}
