import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { ellipse, type Point } from '../../core/contour.ts'
import { across } from '../materials.ts'
import type { Piece } from '../types.ts'
import { dugSpoon } from './dugSpoon.ts'
import { upright } from './upright.ts'
import { backOfBowl, bowlInside, filledBowl, frontOfBowl, type WideBowl } from './wideBowl.ts'

/** How flat circles look from the chair. */
const FLAT = 0.44
/** How much higher each bowl stands than the one it stands in, as a share of half its width. */
const STEP = 0.2
/** How far aside each bowl stands, from the lowest up: nobody stacks them straight. */
const STRAY = [0, 0.03, -0.02, 0.045, 0.01] as const
/** Where spoons lie in the top bowl, how long their bowls are, and where their handles point. */
const SPOONS: readonly (readonly [at: Point, long: number, angle: number])[] = [
  [[-0.2, -0.08], 0.5, -0.86],
  [[0.02, 0.02], 0.54, -0.62],
  [[-0.16, 0.14], 0.52, -0.44],
]

/** A stack of bowls in two glazes, spoons in the top one; `size` is half a bowl's width. */
export function bowlstack(art: Canvas, { x, y, size, color }: Piece): void {
  const glazes = glazesOf(art, color)
  upright(art, { x, y }, () => {
    art.movedBy(x, y, () => stacked(art, size, glazes))
  })
}

/** The glaze of each bowl: its color, and cream between, each as the kiln left it. */
function glazesOf({ random }: Canvas, color: Color): Color[] {
  return STRAY.map((_, index) => {
    const own = index % 2 === 0 ? color : '#efe6d2'
    return mix(own, random.pick(['#fff4da', '#8a5a33']), random.range(0, 0.08))
  })
}

/** A bowl and all that stand in it: they are seen over its rim, its front hides the rest. */
function stacked(art: Canvas, size: number, [glaze, ...above]: readonly Color[], nth = 0): void {
  if (glaze === undefined) return
  const bowl: WideBowl = {
    rx: size,
    ry: size * FLAT,
    depth: size * 0.42,
    glaze,
    band: mix(shade(glaze, 0.4), '#7a3a1c', 0.4),
    isUnshaded: nth > 0,
  }
  if (above.length === 0) topBowl(art, bowl)
  else {
    filledBowl(art, bowl, () => {
      art.fill(ellipse(0, bowl.ry * 0.02, size * 0.955, bowl.ry * 0.93), gapShade(art))
      art.movedBy(size * ((STRAY[nth + 1] ?? 0) - (STRAY[nth] ?? 0)), -size * STEP, () =>
        stacked(art, size, above, nth + 1),
      )
    })
  }
}

/** The dark between two bowls: the light gets in a little on the window's side. */
function gapShade(art: Canvas): Color {
  return across(art, [
    [0, '#4a2c3a', 0.35],
    [0.3, '#4a2c3a', 0.62],
    [1, '#2c1526', 0.85],
  ])
}

/** The last bowl, empty but for spoons that lean on its rim. */
function topBowl(art: Canvas, bowl: WideBowl): void {
  const { rx, ry, glaze = '#efe6d2' } = bowl
  backOfBowl(art, bowl)
  bowlInside(art, bowl)
  art.softFill(
    ellipse(-rx * 0.16, -ry * 0.1, rx * 0.5, ry * 0.5),
    shade(glaze, 0.5),
    0.35,
    rx * 0.2,
  )
  art.softFill(ellipse(rx * 0.4, ry * 0.36, rx * 0.3, ry * 0.16), tint(glaze, 0.7), 0.5, rx * 0.1)
  for (const [[u, v], long, angle] of SPOONS) {
    dugSpoon(art, { x: u * rx, y: v * ry, size: rx * long, angle: angle + art.random.jitter(0.06) })
  }
  frontOfBowl(art, bowl)
}
