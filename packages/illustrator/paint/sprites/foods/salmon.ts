import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, open, type Path, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { glow } from './glow.ts'
import { herbCrust } from './herbCrust.ts'
import { type SalmonForm, salmonForm } from './salmonForm.ts'
import { laid, layered, slanted } from './touches.ts'

/** How high it stands at the loin, as a share of its size. */
const THICK = 0.26
const COOKED = '#f2b690'
const STEPS = 22

/** A portion laid on the sheet. */
interface Fillet {
  piece: Piece
  form: SalmonForm
  top: readonly Point[]
}

/** A roast portion of salmon under its herbs: opaque pink, thick at the loin, thin at the tail; `size` is half its length. */
export function salmon(art: Canvas, given: Piece): void {
  const { random } = art
  const angle = slanted(given.angle, -0.92) + random.jitter(0.4)
  const color = mix(given.color, COOKED, random.range(0.62, 0.78))
  const piece = { ...given, angle, color, size: given.size * random.range(0.95, 1.08) }
  const form = salmonForm(random)
  const fillet = { piece, form, top: laid(form.outline, piece) }
  flank(art, fillet)
  const path = closed(fillet.top)
  art.fill(path, mix(color, '#e09a74', 0.3))
  art.clipped(path, () => {
    flakes(art, fillet)
    round(art, fillet)
    browned(art, fillet)
  })
  herbCrust(art, piece, {
    from: -0.74,
    to: 0.62,
    at: (u, across) => form.at(u, across * 0.6 - 0.04),
  })
  edges(art, fillet)
}

/** Its outline, let down towards the pan by a share of its height. */
function lowered({ piece, form, top }: Fillet, share: number): Point[] {
  const under = 1 - Math.max(0, share - 0.6) * 0.1
  const down = top.map(([x, y], index): Point => {
    return [x, y + piece.size * THICK * form.height(form.outline[index]?.[0] ?? 0) * share]
  })
  return shrunk(down, under)
}

/** Where it turns down to the pan: lighter above, skin at its foot, and its shadow. */
function flank(art: Canvas, fillet: Fillet): void {
  const { size, color } = fillet.piece
  const foot = closed(lowered(fillet, 1))
  art.movedBy(size * 0.1, size * 0.1, () => art.softFill(foot, SHADOW, 0.5, size * 0.08))
  art.movedBy(size * 0.03, size * 0.035, () => art.softFill(foot, '#3a1a14', 0.55, size * 0.02))
  const dark = mix(shade(color, 0.4), '#a0502c', 0.5)
  const light = mix(shade(color, 0.06), '#e59a72', 0.45)
  for (let step = STEPS; step > 0; step -= 1) {
    const share = step / STEPS
    const tone = share > 0.9 ? '#75625f' : mix(light, dark, share ** 1.2)
    art.fill(closed(lowered(fillet, share)), tone)
  }
  const all = [1, 0.75, 0.5, 0.25, 0].map((share) => closed(lowered(fillet, share))).join('')
  const turned = art.linearGradient('x1="0" y1="0" x2="1" y2="0"', [
    [0, '#fff0e0', 0.22],
    [0.4, SHADOW, 0.04],
    [1, '#5a1c14', 0.42],
  ])
  art.fill(all, turned)
  art.clipped(all, () => layers(art, fillet))
}

/** On the flank: the lines in which it flakes, and white that seeped out of them. */
function layers(art: Canvas, fillet: Fillet): void {
  const { random } = art
  const { piece, form } = fillet
  const deep = (u: number) => piece.size * THICK * form.height(u)
  const lines: Path[] = []
  const seeped: Path[] = []
  for (const side of [-1, 1]) {
    for (let u = -0.88; u < 0.9; u += random.range(0.13, 0.3)) {
      const [x, y] = laid([form.at(u, side)], piece)[0] ?? [0, 0]
      const lean = -piece.size * random.range(0.04, 0.1)
      lines.push(
        open([
          [x, y],
          [x + lean * 0.7, y + deep(u) * 0.45],
          [x + lean, y + deep(u) * 0.86],
        ]),
      )
      if (random.next() > 0.22) continue
      const reach = piece.size * random.range(0.03, 0.075)
      const drop = blob(random, x + lean * 0.2, y + deep(u) * 0.2, reach, reach * 0.5, {
        points: 7,
        wobble: 0.3,
        angle: 1.2,
      })
      seeped.push(closed(drop))
    }
  }
  art.stroke(lines.join(''), '#b3562f', piece.size * 0.02, { opacity: 0.3 })
  layered(art, seeped.join(''), [
    { color: '#a8583a', dx: 1.5, dy: 2.5, opacity: 0.5 },
    { color: '#fff6ec' },
  ])
}

/** Flakes as arcs across the portion: each a soft step, a gap before it, a white line at its edge. */
function flakes(art: Canvas, { piece, form }: Fillet): void {
  const { random } = art
  const { size, color } = piece
  const bend = random.range(0.16, 0.26)
  let u = 0.98
  while (u > -0.9) {
    const broad = random.range(0.17, 0.28)
    const from = u
    const arc = (shift: number) =>
      [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2].map((across): Point => {
        const along = from - shift - Math.abs(across + 0.1) ** 1.4 * bend
        return form.at(Math.max(-0.98, along + random.jitter(0.014)), across * 0.98)
      })
    const line = arc(0)
    const tone = mix(color, random.pick(['#fad2ba', '#f3b091', '#f7c2a6']), 0.6)
    const light = art.linearGradient('x1="0" y1="0" x2=".7" y2="1"', [
      [0, tint(tone, 0.36)],
      [0.55, tone],
      [1, mix(tone, '#d8845c', 0.4)],
    ])
    layered(art, closed(laid([...line, ...arc(broad + 0.16).toReversed()], piece)), [
      { color: '#99431f', dx: size * 0.012, dy: size * 0.03, opacity: 0.6 },
      { color: light },
    ])
    const fat = laid(line.slice(random.whole(0, 1), random.whole(6, 7)), piece)
    art.stroke(open(fat), '#fff4ea', size * random.range(0.014, 0.026), { opacity: 0.8 })
    u -= broad
  }
}

/** Light on the shoulder towards the window, shade where it falls away from it. */
function round(art: Canvas, { piece, form, top }: Fillet): void {
  const { size } = piece
  const volume = art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
    [0, '#fff8ea', 0.6],
    [0.46, '#fff8ea', 0],
    [0.58, '#8a3a20', 0],
    [1, '#8a3a20', 0.4],
  ])
  art.fill(closed(top), volume)
  art.stroke(closed(top), '#c8742e', size * 0.22, { opacity: 0.18 })
  art.stroke(closed(top), '#a85a22', size * 0.1, { opacity: 0.14 })
  const wet = laid([form.at(-0.86, -0.7), form.at(-0.5, -0.76), form.at(0.1, -0.78)], piece)
  art.stroke(open(wet), '#fffaf2', size * 0.07, { opacity: 0.22 })
}

/** Browned by the oven: at the thin end most, and in fields along the edges. */
function browned(art: Canvas, { piece, form }: Fillet): void {
  const { random } = art
  const { size, angle } = piece
  const field = (u: number, across: number, reach: number) => {
    const [x, y] = laid([form.at(u, across)], piece)[0] ?? [piece.x, piece.y]
    return { x, y, rx: size * reach, ry: size * reach * 0.5, angle: angle + random.jitter(0.4) }
  }
  const edge = Array.from({ length: 9 }, () =>
    field(random.range(-0.9, 0.8), random.pick([-1, 1]), random.range(0.08, 0.18)),
  )
  const crown = Array.from({ length: 7 }, () =>
    field(random.range(-0.8, 0.7), random.jitter(0.9), random.range(0.14, 0.26)),
  )
  glow(art, '#c8701f', 0.66, crown)
  glow(art, '#9a4a18', 0.72, [field(0.94, 0, 0.3), field(0.8, 0.3, 0.2), ...edge])
  const pepper = Array.from({ length: 12 }, (): Point => {
    const { x, y } = field(random.range(-0.9, 0.9), random.jitter(0.9), 0.1)
    return [x, y]
  })
  art.specks(pepper, '#3a241c', size * 0.02, { opacity: 0.7 })
}

/** A fine line on the sides turned from the window, light on those towards it. */
function edges(art: Canvas, { piece, top }: Fillet): void {
  const { size } = piece
  const inner = shrunk(top, 0.975)
  const facing = (index: number): number => {
    const [ax, ay] = top[(index + top.length - 1) % top.length] ?? [0, 0]
    const [bx, by] = top[(index + 1) % top.length] ?? [0, 0]
    // The outline runs clockwise, so that its outer side lies to the left of its way.
    return ((by - ay) * 0.6 + -(bx - ax) * 0.8) / (Math.hypot(bx - ax, by - ay) || 1)
  }
  for (const [index, [x, y]] of inner.entries()) {
    const [u, v] = inner[(index + 1) % inner.length] ?? [x, y]
    const turned = facing(index)
    const line = `M${x.toFixed(1)} ${y.toFixed(1)}L${u.toFixed(1)} ${v.toFixed(1)}`
    if (turned < -0.35) art.stroke(line, '#fff4e6', size * 0.02, { opacity: 0.5 })
  }
}
