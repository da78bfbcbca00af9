import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, tint } from '../../core/color.ts'
import { blob, circle, closed, pack, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { band, type Glass } from './glass.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'

/** How high soft flakes lie that lean on each other at a place; `u` and `v` are in shares of the jar. */
function flakesAt(flakes: readonly Flake[], u: number, v: number): number {
  let high = 0
  for (const { x, y, wide, turn } of flakes) {
    const [du, dv] = [u - x, v - y]
    if (du * du + dv * dv > wide * wide) continue
    const along = du * Math.cos(turn) + dv * Math.sin(turn)
    const across = (dv * Math.cos(turn) - du * Math.sin(turn)) * 1.5
    const inside = 1 - (along * along + across * across) / (wide * wide)
    if (inside > 0) high = softMax(high, Math.min(0.5, inside) * 0.07, 0.02)
  }
  return high
}

interface Flake {
  x: number
  y: number
  wide: number
  turn: number
}

/** Flakes over a field from -1 to 1 across, `tall` as high as half of it. */
function flakesOf({ random }: Canvas, count: number, tall: number): Flake[] {
  return pack(random, 0, 0, 1, count, { ry: tall, tries: 4, box: true }).map(([x, y]) => {
    return { x, y, wide: random.range(0.07, 0.14), turn: random.angle() }
  })
}

function creams(color: Color): Color[] {
  return [
    mix(color, '#8a5a2c', 0.7),
    mix(color, '#b98a50', 0.6),
    mix(color, '#d8b682', 0.5),
    color,
    tint(color, 0.35),
    tint(color, 0.7),
    '#fffdf4',
  ]
}

/** Milk makes all of it paler than its shape alone. */
const creamy = () => 0.13

/** Creamy oats behind the glass: swollen flakes, seeds of chia, pockets of milk. */
export function oatsBehindGlass(art: Canvas, glass: Glass, { size, color }: Piece): void {
  const { random } = art
  const flat = art.camera.foreshortening
  const level = glass.y + glass.height * 0.36 + size * 0.4
  const reach = glass.mouth
  const tall = (glass.height * 0.44 + size * 0.3) / reach
  const flakes = flakesOf(art, 100, tall * flat)
  const fine = cloudsOf(random)
  const heightAt = (px: number, py: number) => {
    const [u, v] = [(px - glass.x) / reach, ((py - level) * flat) / reach]
    return (
      reach * (flakesAt(flakes, u, v) + 0.05 * fine(u * 4, v * 4) + 0.012 * fine(u * 18, v * 18))
    )
  }
  const box = {
    x: glass.x - reach,
    y: level - reach * tall,
    width: reach * 2,
    height: reach * tall * 2,
  }
  const look = {
    box,
    inside: () => 1,
    colors: creams(color),
    cell: reach / 32,
    foreshortening: flat,
  }
  const oats = reliefOf(heightAt, {
    ...look,
    paleAt: creamy,
    tones: 8,
    crease: 0.5,
    contrast: 0.9,
  })
  art.clipped(band(glass, 0.06, 0.72), () => {
    oats.draw(art)
    const seeds = pack(random, glass.x, level, reach * 0.9, 60, {
      ry: reach * tall * 0.9,
      box: true,
      tries: 1,
    })
    art.fill(spots(random, seeds, [size * 0.008, size * 0.016], { flat: 1.3 }), '#3a2c30', 0.85)
  })
}

/** The top of the oats: a soft mound with flakes that stand out, and a run of berry juice. */
export function creamyTop(art: Canvas, glass: Glass, { size, color }: Piece): void {
  const { random } = art
  const width = glass.mouth * 0.95
  const y = glass.y + glass.height * 0.04
  const flakes = flakesOf(art, 80, 1)
  const [soft, fine] = [cloudsOf(random), cloudsOf(random)]
  const heightAt = (px: number, py: number) => {
    const [u, v] = [(px - glass.x) / width, (py - y) / width]
    const rim = Math.min(1, Math.max(0, (1 - Math.hypot(u, v)) * 5))
    return (
      width *
      (0.1 * Math.sqrt(rim) +
        flakesAt(flakes, u, v) * 1.1 +
        0.14 * soft(u * 3, v * 3) +
        0.02 * fine(u * 16, v * 16))
    )
  }
  const box = { x: glass.x - width, y: y - width, width: width * 2, height: width * 2 }
  const flat = art.camera.foreshortening
  const look = {
    box,
    inside: (px: number, py: number) => width - Math.hypot(px - glass.x, py - y),
    colors: creams(color),
  }
  art.fill(circle(glass.x, y + size * 0.02, width * 1.02), mix(color, '#8a5a2c', 0.6))
  reliefOf(heightAt, {
    ...look,
    paleAt: creamy,
    cell: width / 32,
    foreshortening: flat,
    tones: 9,
    crease: 0.5,
  }).draw(art)
  const seeds = pack(random, glass.x, y, width * 0.9, 26, { tries: 1 })
  art.fill(spots(random, seeds, [size * 0.008, size * 0.016], { flat: 1.3 }), '#3a2c30', 0.8)
  const pool = blob(random, glass.x, y - width * 0.1, width * 0.5, width * 0.44, {
    points: 11,
    wobble: 0.16,
  })
  art.softFill(closed(pool), '#8f2b5a', 0.5, width * 0.07)
  art.softFill(closed(shrunk(pool, 0.7)), '#6a1a44', 0.5, width * 0.05)
}
