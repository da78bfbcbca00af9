import type { crockery as words } from '../../../language/words/stageProps/crockery.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { circle, ellipse, num, open, roundedRect } from '../../core/contour.ts'
import { enamel, wood } from '../materials.ts'
import { clearGlass, CREAM, footShadow, gleam, liquid, steam } from '../products/parts.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { DrawStageProp } from '../types.ts'
import { chickpeaHeap } from './chickpeas.ts'
import { cup } from './cup/cup.ts'

type Spot = Colors & { x: number; y: number }

/** Two striped mugs, one behind the other, coffee in the nearer one. */
function mugs(art: Canvas, { x, y, color, accent }: Spot): void {
  mug(art, { x: x + 54, y: y - 22, color: accent, accent: color }, 1)
  mug(art, { x: x - 52, y: y + 8, color, accent }, 1.1)
  steam(art, x - 52, y - 162, 0.6)
}

function mug(art: Canvas, { x, y, color, accent }: Spot, scale: number): void {
  footShadow(art, x, 74, y)
  art.group(`transform="translate(${num(x)} ${num(y)}) scale(${scale})"`, () => {
    art.stroke('M62-112c62-12 62 74-2 66', shade(color, 0.28), 18)
    art.stroke('M62-114c58-12 58 70-2 64', tint(color, 0.05), 11)
    const body = 'M-74-140H74L68-12Q66 0 56 0H-56Q-66 0-68-12Z'
    art.fill(body, enamel(art, color))
    art.clipped(body, () =>
      art.fill('M-80-112H80V-90H-80ZM-80-74H80V-62H-80ZM-80-46H80V-24H-80Z', accent, 0.88),
    )
    art.fill(ellipse(0, -140, 74, 14), tint(color, 0.3))
    art.fill(ellipse(0, -138, 66, 10), '#4a2412')
    art.fill(ellipse(-14, -139, 30, 4), '#8a5030')
    art.fill('M-56-126h12l4 112h-10Z', CREAM, 0.4)
  })
}

/** A tall glass of something with a straw. */
function glass(art: Canvas, { x, y, color, accent }: Spot): void {
  footShadow(art, x, 58, y)
  art.stroke(`M${num(x + 8)} ${y - 40}L${num(x + 50)} ${y - 300}`, CREAM, 16)
  art.stroke(`M${num(x + 13)} ${y - 70}L${num(x + 50)} ${y - 300}`, accent, 6, { opacity: 0.9 })
  const outline = `M${num(x - 74)} ${y - 226}H${num(x + 74)}L${num(x + 58)} ${y - 16}Q${num(x + 56)} ${y} ${num(x + 42)} ${y}H${num(x - 42)}Q${num(x - 56)} ${y} ${num(x - 58)} ${y - 16}Z`
  clearGlass(art, outline, () => liquid(art, { x, top: y - 186, bottom: y + 6, half: 74, color }))
  art.stroke(ellipse(x, y - 226, 74, 9), '#fffdf5', 4, { opacity: 0.9 })
  gleam(art, `M${num(x - 56)} ${y - 206}h16l6 180h-10Z`, 0.5)
}

/** A board that leans on the wall. */
function board(art: Canvas, { x, y, color }: Spot): void {
  const foot = y - 44
  art.rotated(0.07, x, foot, () => {
    const slab = `M${num(x - 110)} ${foot - 300}Q${num(x - 110)} ${foot - 334} ${num(x - 70)} ${foot - 336}Q${num(x - 34)} ${foot - 340} ${num(x - 30)} ${foot - 372}V${foot - 410}a30 30 0 0 1 60 0V${foot - 372}Q${num(x + 34)} ${foot - 340} ${num(x + 70)} ${foot - 336}Q${num(x + 110)} ${foot - 334} ${num(x + 110)} ${foot - 300}V${foot - 26}Q${num(x + 110)} ${foot} ${num(x + 84)} ${foot}H${num(x - 84)}Q${num(x - 110)} ${foot} ${num(x - 110)} ${foot - 26}Z`
    art.shadow(slab, 24, 0.28)
    art.fill(slab, shade(color, 0.34))
    art.movedBy(-7, -3, () => art.fill(slab, wood(art, color)))
    const grain = Array.from({ length: 10 }, () => {
      const u = x - 96 + art.random.next() * 180
      return open([
        [u, foot - 320],
        [u + art.random.jitter(8), foot - 170],
        [u + art.random.jitter(6), foot - 12],
      ])
    })
    art.stroke(grain.join(''), shade(color, 0.3), 2.4, { opacity: 0.5 })
    art.fill(circle(x - 6, foot - 404, 12), shade(color, 0.66))
  })
}

/** A bowl heaped with something round: chickpeas, olives, berries. */
function bowl(art: Canvas, { x, y, color, accent }: Spot): void {
  footShadow(art, x, 66, y)
  art.group(`transform="translate(${num(x)} ${y})"`, () => {
    art.fill(ellipse(0, -116, 118, 20), shade(color, 0.4))
    chickpeaHeap(art, accent)
    art.fill(
      'M-122-116C-80-98 80-98 122-116C118-50 84-6 50 0H-50C-84-6-118-50-122-116Z',
      enamel(art, color),
    )
    art.stroke('M-122-116C-80-98 80-98 122-116', tint(color, 0.5), 6)
    gleam(art, 'M-104-96C-98-56-76-26-52-12C-70-40-80-66-82-90Z', 0.45)
  })
}

/** A small jug with a band. */
function jug(art: Canvas, { x, y, color, accent }: Spot): void {
  footShadow(art, x, 66, y)
  art.group(`transform="translate(${num(x)} ${y})"`, () => {
    art.stroke('M56-190C130-200 130-70 66-62', shade(color, 0.32), 20)
    art.stroke('M56-192C124-198 122-74 64-68', tint(color, 0.08), 12)
    art.fill(
      'M-52-214L-84-232L-44-236H52C54-180 86-150 86-90C86-30 60 0 36 0H-40C-66 0-88-30-88-90C-88-150-54-180-52-214Z',
      enamel(art, color),
    )
    art.fill('M-82-232Q-10-246 52-236Q0-222-46-226Z', shade(color, 0.36))
    art.fill('M-86-104Q0-84 86-104V-70Q0-50-86-70Z', accent, 0.85)
    gleam(art, 'M-66-130C-72-80-64-40-48-20C-40-60-50-110-38-160Z', 0.45)
  })
}

/** A mill for pepper. */
function pepper(art: Canvas, { x, y, color, accent }: Spot): void {
  footShadow(art, x, 50, y)
  art.group(`transform="translate(${num(x)} ${y})"`, () => {
    art.fill(
      'M-46-170C-30-130-34-100-50-60Q-58-20-54 0H54Q58-20 50-60C34-100 30-130 46-170Z',
      wood(art, color),
    )
    art.fill(roundedRect(-50, -196, 100, 32, 10), wood(art, shade(color, 0.2)))
    art.fill('M-44-196C-60-230-40-270 0-272C40-270 60-230 44-196Z', wood(art, color))
    art.fill(circle(0, -282, 15), accent)
    art.fill(circle(-4, -287, 5), CREAM, 0.8)
    art.stroke('M-50-40Q0-28 50-40', shade(color, 0.4), 5, { opacity: 0.6 })
    gleam(art, 'M-30-160C-18-120-22-90-34-50L-24-46C-10-90-10-130-18-162Z', 0.4)
  })
  const corns = [-84, -66, 74, 92, 82].map((u) => [x + u, y + 6 + art.random.jitter(6)] as const)
  art.specks(corns, '#2f2420', 10)
}

export const crockery = {
  cup,
  mugs,
  glass,
  board,
  bowl,
  jug,
  pepper,
} satisfies Record<keyof typeof words, DrawStageProp>
