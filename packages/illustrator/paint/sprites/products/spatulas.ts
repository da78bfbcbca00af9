import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, type Path, type Point } from '../../core/contour.ts'
import { across } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { footShadow, gleam } from './parts.ts'

interface Spatula {
  /** Where its handle goes into the crock, and how far it leans. */
  x: number
  lean: number
  scale: number
  color?: Color
  /** Handle and head in one piece, as they are moulded; the handle begins at 0, 0 and goes up. */
  outline: Path
  /** The firm core under the skin of the head, or the hollow of a spoon. */
  core: Path
  use?: 'spoon'
}

/** Those behind first; one without a colour takes the accent. */
const SPATULAS: readonly Spatula[] = [
  {
    x: 566,
    lean: -0.36,
    scale: 1.08,
    color: '#dfa32c',
    outline:
      'M-16 0V-240C-16-264-70-268-77-302L-85-446C-86-480-68-492-40-492H58C82-492 88-476 86-452L77-302C70-268 16-264 16-240V0Z',
    core: 'M-11-230C-12-270-40-282-42-318L-44-420Q0-440 44-420L42-318C40-282 12-270 11-230Z',
  },
  {
    x: 640,
    lean: 0.42,
    scale: 1.06,
    outline:
      'M-15 0V-250C-15-266-35-272-37-298L-40-458C-40-494-22-504 0-504S40-494 40-458L37-298C35-272 15-266 15-250V0Z',
    core: 'M-9-236C-10-270-18-280-19-310L-20-450Q0-470 20-450L19-310C18-280 10-270 9-236Z',
  },
  {
    x: 588,
    lean: -0.04,
    scale: 1.14,
    color: '#8fa67f',
    outline:
      'M-16 0V-240C-16-266-58-272-62-306L-66-424C-66-468-34-484 6-482L56-476C66-474 67-466 66-452L62-306C58-272 16-266 16-240V0Z',
    core: 'M-10-230C-11-268-34-280-36-316L-38-410Q0-432 40-420L36-316C34-280 11-268 10-230Z',
  },
  {
    x: 622,
    lean: 0.19,
    scale: 0.98,
    color: '#2f4a76',
    outline:
      'M-15 0V-246C-15-270-64-296-69-370C-73-444-38-488 0-488S73-444 69-370C64-296 15-270 15-246V0Z',
    core: 'M0-290C-36-300-52-336-53-376C-54-436-28-468 0-468S54-436 53-376C52-336 36-300 0-290Z',
    use: 'spoon',
  },
]

/** The mouth of the crock, seen from a little above. */
const MOUTH = { x: 600, y: 586, rx: 150, ry: 30 } as const

/** Four spatulas, each moulded in one piece, in a low crock. */
export function spatulas(art: Canvas, { color, accent }: ProductLook): void {
  const { x, y, rx, ry } = MOUTH
  footShadow(art, x, 140)
  art.fill(ellipse(x, y, rx, ry), shade(color, 0.12))
  art.fill(ellipse(x, y + 4, rx - 14, ry - 7), shade(color, 0.72))
  for (const tool of SPATULAS) spatula(art, { color: accent, ...tool })
  crock(art, color)
}

function spatula(art: Canvas, tool: Spatula & { color: Color }): void {
  const { x, lean, scale, color, outline, core, use } = tool
  const turn = (lean * 180) / Math.PI
  art.group(`transform="translate(${x} 716) rotate(${num(turn)}) scale(${scale})"`, () => {
    // What stands before another one shades it.
    art.movedBy(9, 10, () => art.softFill(outline, SHADOW, 0.26, 7))
    art.fill(outline, shade(color, 0.42))
    art.movedBy(-3, -3, () => art.fill(outline, silicone(art, color)))
    art.clipped(outline, () => {
      if (use === 'spoon') hollow(art, core, color)
      else ridge(art, core, color)
      art.stroke('M-9-20V-236', tint(color, 0.55), 5, { opacity: 0.6 })
      art.fill('M-20 0V-150H20V0Z', down(art))
    })
    art.movedBy(1.5, 2, () => art.stroke(outline, tint(color, 0.6), 2.5, { opacity: 0.3 }))
  })
}

/** Soft light on a satin skin. */
function silicone(art: Canvas, color: Color): Color {
  return art.linearGradient('x1="0" y1="0" x2="1" y2=".5"', [
    [0, tint(color, 0.4)],
    [0.3, tint(color, 0.14)],
    [0.6, color],
    [1, shade(color, 0.3)],
  ])
}

/** The shade that the crock's mouth throws on handles. */
function down(art: Canvas): Color {
  return art.linearGradient('x1="0" x2="0" y1="1" y2="0"', [
    [0, SHADOW, 0.75],
    [0.7, SHADOW, 0.4],
    [1, SHADOW, 0],
  ])
}

/** A head is thick along its middle and thin at its edges. */
function ridge(art: Canvas, core: Path, color: Color): void {
  art.movedBy(4, 5, () => art.softFill(core, shade(color, 0.6), 0.36, 7))
  art.fill(core, silicone(art, tint(color, 0.08)))
  art.stroke('M-26-322L-28-404', tint(color, 0.75), 8, { opacity: 0.6 })
  art.movedBy(3, 4, () => art.stroke(core, shade(color, 0.4), 2.5, { opacity: 0.35 }))
}

/** A spoon: dark under its upper edge, bright at the lower right. */
function hollow(art: Canvas, core: Path, color: Color): void {
  const bowl = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, shade(color, 0.62)],
    [0.4, shade(color, 0.24)],
    [1, tint(color, 0.24)],
  ])
  art.fill(core, bowl)
  art.stroke('M46-400C44-350 30-316 4-300', tint(color, 0.7), 7, { opacity: 0.75 })
  art.stroke('M-58-420C-52-456-28-480-4-481', tint(color, 0.8), 6, { opacity: 0.8 })
}

/** The wall of a stoneware crock: bands that follow its round, iron specks in its glaze. */
function crock(art: Canvas, color: Color): void {
  const { x, y, rx, ry } = MOUTH
  const wall: Path = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}C${x + rx + 4} 660 ${x + rx - 4} 720 ${x + 128} 752Q${x + 118} 776 ${x + 84} 778H${x - 84}Q${x - 118} 776 ${x - 128} 752C${x - rx + 4} 720 ${x - rx - 4} 660 ${x - rx} ${y}Z`
  const glaze = across(art, [
    [0, shade(color, 0.34)],
    [0.1, shade(color, 0.08)],
    [0.26, '#fffdf8'],
    [0.5, color],
    [0.8, shade(color, 0.2)],
    [0.94, shade(color, 0.42)],
    [1, shade(color, 0.32)],
  ])
  art.fill(wall, glaze)
  art.clipped(wall, () => {
    const band = (at: number) =>
      `M${x - rx - 6} ${y + at}A${rx + 6} ${ry + 4} 0 0 0 ${x + rx + 6} ${y + at}`
    const blue = mix('#4f7f9a', color, 0.1)
    art.stroke(band(34), blue, 12, { opacity: 0.9 })
    art.stroke(band(54), blue, 4, { opacity: 0.9 })
    art.fill(`M${x - 170} 712A160 30 0 0 0 ${x + 170} 712V790H${x - 170}Z`, '#c79a6a')
    art.fill(`M${x - 170} 712A160 30 0 0 0 ${x + 170} 712V790H${x - 170}Z`, unglazed(art))
    art.stroke(`M${x - 160} 714A160 30 0 0 0 ${x + 160} 714`, '#fffaf0', 4, { opacity: 0.6 })
    const specks = Array.from({ length: 46 }, (): Point => [
      x + art.random.jitter(140),
      art.random.range(610, 770),
    ])
    art.specks(specks, '#8a6a48', 3, { opacity: 0.5 })
    gleam(art, `M${x - 112} ${y + 24}L${x - 104} 742L${x - 84} 750L${x - 84} ${y + 28}Z`, 0.38)
    art.softFill(`M${x - 150} 800V770H${x + 150}V800Z`, SHADOW, 0.4, 12)
  })
  const lip = (out: number, up: number) =>
    `M${x - rx - out} ${y - 1}A${rx + out} ${ry + out} 0 0 0 ${x + rx + out} ${y - 1}L${x + rx - 12} ${y - up}A${rx - 12} ${ry - 7} 0 0 1 ${x - rx + 12} ${y - up}Z`
  art.fill(lip(1, 2), shade(color, 0.3))
  art.fill(lip(-1, 4), tint(color, 0.5))
}

/** Bare clay at the foot, as round as the glaze above it. */
function unglazed(art: Canvas): Color {
  return across(art, [
    [0, SHADOW, 0.4],
    [0.24, '#fff3d6', 0.4],
    [0.5, '#fff3d6', 0],
    [1, SHADOW, 0.5],
  ])
}
