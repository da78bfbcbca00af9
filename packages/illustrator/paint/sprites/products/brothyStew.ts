import type { Canvas } from '../../core/canvas.ts'
import { ellipse, pack } from '../../core/contour.ts'
import { fatOn } from './beefStew.ts'
import { type Opening, withinRim } from './potOpening.ts'
import { type DrawMorsel, type Gravy, stewBeef, stewCarrot, stewPotato } from './stewMorsels.ts'

const BROTH: Gravy = { dark: '#4a1c0a', light: '#f0b060' }

/** Beef stew with much gravy, as it leaves a closed pot: fewer morsels that swim, peas, parsley. */
export function brothyStewIn(art: Canvas, opening: Opening): void {
  const { x, y, rx, ry } = opening
  const { random } = art
  const unit = rx / 240
  const gravy = art.radialGradient('cx=".4" cy=".42" r=".8"', [
    [0, '#cf7a2c'],
    [0.5, '#9c4c1a'],
    [1, '#52210c'],
  ])
  art.fill(ellipse(x, y, rx, ry), gravy)
  art.clipped(withinRim(opening), () => {
    const places = pack(random, 0, 0, 0.84, 15, { tries: 14 })
    places.sort(([, first], [, second]) => first - second)
    for (const [index, [u, v]] of places.entries()) {
      const seat = { x: x + u * rx, y: y + v * ry * 0.86, size: random.range(24, 34) * unit }
      const draw = SWIMMING[index % SWIMMING.length] ?? stewCarrot
      draw(art, { ...seat, flat: ry / rx }, BROTH)
    }
    for (const [u, v] of pack(random, 0, 0, 0.86, 26, { tries: 4 })) {
      pea(art, x + u * rx, y + v * ry * 0.9 - 3, random.range(7, 9) * unit)
    }
    const flecks = pack(random, x, y - 6, rx * 0.8, 34, { ry: ry * 0.7, tries: 3 })
    art.movedBy(1, 2.5, () => art.specks(flecks, '#241004', 6 * unit, { length: 4, opacity: 0.5 }))
    art.specks(flecks.slice(0, 18), '#5f9a3c', 6 * unit, { length: 5 * unit })
    art.specks(flecks.slice(18), '#86bb52', 5 * unit, { length: 4 * unit })
    fatOn(art, opening)
  })
  const light = `M${x - rx * 0.8} ${y + ry * 0.34}Q${x - rx * 0.5} ${y + ry * 0.82} ${x} ${y + ry * 0.86}`
  art.stroke(light, '#ffdca0', 5 * unit, { opacity: 0.5 })
}

const SWIMMING: readonly DrawMorsel[] = [
  stewCarrot,
  stewPotato,
  stewBeef,
  stewCarrot,
  stewBeef,
  stewPotato,
  stewBeef,
]

function pea(art: Canvas, x: number, y: number, size: number): void {
  art.fill(ellipse(x + 1.5, y + size * 0.5, size, size * 0.8), '#2a1206', 0.55)
  art.fill(ellipse(x, y, size, size * 0.9), '#4f7f2c')
  art.fill(ellipse(x - size * 0.12, y - size * 0.16, size * 0.78, size * 0.66), '#86b548')
  art.fill(ellipse(x - size * 0.34, y - size * 0.36, size * 0.24, size * 0.16), '#f4f8d8', 0.9)
}
