import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, num, type Path, type Point } from '../../core/contour.ts'
import type { Morsel } from './morsels.ts'

/** The clusters of a crown around its middle, from the far ones to the near ones: where and how large. */
const CLUSTERS = [
  [-0.18, -0.5, 0.2],
  [0.16, -0.52, 0.21],
  [-0.4, -0.32, 0.2],
  [0.42, -0.34, 0.21],
  [0, -0.36, 0.25],
  [-0.26, -0.16, 0.23],
  [0.24, -0.16, 0.24],
  [0, -0.08, 0.2],
] as const

/** A floret from the side: its forked stalk, a crown of tight clusters, tips browned by the heat. */
export function roastedFloret(art: Canvas, { x, y, size, angle = 0, color }: Morsel): void {
  const { random } = art
  art.rotated(angle, x, y, () => {
    stalk(art, { x, y, size, color })
    for (const [u, v, reach] of CLUSTERS) {
      const at = { x: x + u * size, y: y + v * size }
      cluster(art, { ...at, size: reach * size * random.range(0.9, 1.14), color })
    }
  })
}

function stalk(art: Canvas, { x, y, size, color }: Morsel): void {
  const at = (u: number, v: number) => `${num(x + u * size)} ${num(y + v * size)}`
  const pale = mix(color, '#d9dc96', 0.62)
  const outline: Path = `M${at(-0.36, -0.16)}Q${at(-0.14, 0.1)} ${at(-0.13, 0.46)}Q${at(0, 0.54)} ${at(0.14, 0.46)}Q${at(0.14, 0.1)} ${at(0.38, -0.16)}Z`
  art.movedBy(4, 6, () => art.fill(outline, '#141c0a', 0.6))
  art.fill(outline, shade(pale, 0.26))
  art.fill(
    `M${at(-0.3, -0.16)}Q${at(-0.11, 0.1)} ${at(-0.1, 0.44)}Q${at(-0.04, 0.48)} ${at(0.03, 0.46)}Q${at(0.02, 0.1)} ${at(0.12, -0.16)}Z`,
    tint(pale, 0.18),
  )
  // Where it was cut it has browned.
  art.stroke(`M${at(-0.11, 0.45)}Q${at(0, 0.52)} ${at(0.12, 0.45)}`, '#a8712c', size * 0.05, {
    opacity: 0.7,
  })
}

/** One cluster of buds: a bumpy dome, its grain of buds finer than one can count. */
function cluster(art: Canvas, { x, y, size, color }: Morsel): void {
  const { random } = art
  const tone = mix(color, random.pick(['#8fbf4a', '#3f7a2a']), random.range(0, 0.3))
  const outline = closed(blob(random, 0, 0, size, size * 0.86, { points: 17, wobble: 0.15 }))
  const id = art.define((name) => `<path id="${name}" d="${outline}"/>`)
  const put = (paint: Color, dx: number, dy: number, share: number, opacity = 1) => {
    const place = `translate(${num(x + dx * size)} ${num(y + dy * size)})scale(${share})`
    const faint = opacity < 1 ? ` fill-opacity="${opacity}"` : ''
    art.raw(`<use href="#${id}" transform="${place}" fill="${paint}"${faint}/>`)
  }
  put('#12200c', 0.1, 0.24, 1, 0.62)
  put(shade(tone, 0.42), 0, 0, 1)
  put(tone, -0.08, -0.1, 0.84)
  put(tint(tone, 0.2), -0.2, -0.26, 0.5, 0.8)
  buds(art, { x, y, size, color: tone })
}

function buds(art: Canvas, { x, y, size, color }: Morsel & { color: Color }): void {
  const { random } = art
  const within = (count: number, reach: number, dy: number): Point[] =>
    Array.from({ length: count }, () => {
      const turn = random.angle()
      const far = Math.sqrt(random.next()) * reach * size
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.84 + dy * size]
    })
  art.specks(within(15, 0.96, 0.16), shade(color, 0.5), size * 0.11, { opacity: 0.6 })
  art.specks(within(17, 0.92, -0.06), tint(color, 0.2), size * 0.15)
  art.specks(within(10, 0.6, -0.2), tint(mix(color, '#c3d86a', 0.4), 0.4), size * 0.1)
  if (random.next() < 0.5) return
  const brown = blob(random, x, y - size * 0.36, size * 0.5, size * 0.26, { wobble: 0.2 })
  art.fill(closed(brown), '#9a6424', 0.4)
  art.specks(within(4, 0.4, -0.4), '#6b3d16', size * 0.1, { length: size * 0.1, opacity: 0.7 })
}
