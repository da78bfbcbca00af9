import type { stages as words } from '../../language/words/stages.ts'
import type { Canvas } from '../core/canvas.ts'
import type { Color } from '../../language/paints.ts'
import { shade, SHADOW, tint } from '../core/color.ts'
import { circle, polygon, type Path, type Point } from '../core/contour.ts'
import { burner } from './burner.ts'
import { down, litFromAbove } from './materials.ts'
import { HORIZON, marbleCounter, sunbeams, table, WALL } from './stageParts.ts'
import type { Colors } from '../../language/words/types.ts'
import type { DrawStage } from './types.ts'
import { windowStage, porchStage } from './stageViews.ts'

function marbleStage(art: Canvas, { color, accent }: Colors): void {
  art.fill(WALL, color)
  sunbeams(art)
  marbleCounter(art, accent)
}

function plainStage(art: Canvas, { color, accent }: Colors): void {
  art.fill(WALL, color)
  sunbeams(art)
  table(art, accent)
}

function sunStage(art: Canvas, { color, accent }: Colors): void {
  art.fill(WALL, color)
  art.fill(circle(600, 405, 352), tint(color, 0.4), 0.85)
  sunbeams(art)
  table(art, accent)
}

/** The outline of the niche, `grow` wider than itself. */
function niche(grow: number): Path {
  return `M${250 - grow} ${HORIZON}V400A${350 + grow} ${350 + grow} 0 0 1 ${950 + grow} 400V${HORIZON}Z`
}

function archStage(art: Canvas, { color, accent }: Colors): void {
  art.fill(WALL, color)
  art.fill(niche(16), tint(color, 0.16))
  art.fill(niche(0), shade(color, 0.12))
  art.fill(`M262 ${HORIZON}V406A344 344 0 0 1 950 400V${HORIZON}Z`, tint(color, 0.38))
  sunbeams(art)
  table(art, accent)
}

function tilesStage(art: Canvas, { color, accent }: Colors): void {
  art.fill(WALL, tint(color, 0.68))
  const gleams: Path[] = []
  for (let row = 0; row < 7; row += 1) {
    for (let column = -1; column < 9; column += 1) {
      const x = column * 150 + (row % 2 ? 75 : 0) - 20
      const y = HORIZON - 104 - row * 104
      tile(art, x, y, color)
      gleams.push(`M${x + 16} ${y + 13}H${x + 110}`)
    }
  }
  art.stroke(gleams.join(''), tint(color, 0.6), 4, { opacity: 0.6 })
  sunbeams(art)
  table(art, accent)
}

/** One glazed tile; no two are fired alike. */
function tile(art: Canvas, x: number, y: number, color: Color): void {
  const { random } = art
  const stray = () => random.jitter(2.5)
  const glaze =
    random.next() < 0.5 ? tint(color, random.next() * 0.2) : shade(color, random.next() * 0.12)
  const corners: Point[] = [
    [x + 5 + stray(), y + 5 + stray()],
    [x + 145 + stray(), y + 5 + stray()],
    [x + 145 + stray(), y + 99 + stray()],
    [x + 5 + stray(), y + 99 + stray()],
  ]
  art.fill(polygon(corners), glaze)
}

function stripesStage(art: Canvas, { color, accent }: Colors): void {
  art.fill(WALL, color)
  const broad: Path[] = []
  const thin: Path[] = []
  for (let x = -30; x < 1240; x += 130) {
    broad.push(`M${x}-40h56V${HORIZON}h-56Z`)
    thin.push(`M${x + 93}-40V${HORIZON}`)
  }
  art.fill(broad.join(''), tint(color, 0.34))
  art.stroke(thin.join(''), tint(color, 0.34), 4)
  art.fill(`M-40 ${HORIZON - 44}H1240V${HORIZON}H-40Z`, shade(color, 0.16))
  art.stroke(`M-40 ${HORIZON - 44}H1240`, tint(color, 0.5), 5)
  sunbeams(art)
  table(art, accent)
}

function shelfStage(art: Canvas, { color, accent }: Colors): void {
  art.fill('M-40-40H1240V940H-40Z', color)
  const boards = [0, 150, 300, 450, 600, 750, 900, 1050, 1200]
  art.stroke(boards.map((x) => `M${x + 20}-40V${HORIZON}`).join(''), shade(color, 0.2), 4, {
    opacity: 0.5,
  })
  art.fill('M-40-40H1240V70H-40Z', SHADOW, 0.2)
  art.fill('M-40 22H1240V66H-40Z', litFromAbove(art, accent))
  art.stroke('M-40 66H1240', shade(accent, 0.5), 6)
  for (const x of [60, 1140]) {
    art.fill(`M${x - 12} 66h24v66q-4 30-12 40q-10-12-12-40Z`, shade(accent, 0.35))
  }
  sunbeams(art)
  table(art, accent)
  art.fill('M-40 838H1240V940H-40Z', shade(accent, 0.34))
  art.stroke('M-40 838H1240', tint(accent, 0.45), 6)
}

function stoveStage(art: Canvas, { color, accent }: Colors): void {
  tilesStage(art, { color, accent })
  art.fill(
    `M-40 ${HORIZON}H1240V940H-40Z`,
    down(art, [
      [0, '#4a4242'],
      [0.2, '#5b5352'],
      [1, '#3a3233'],
    ]),
  )
  art.stroke(`M-40 ${HORIZON + 2}H1240`, '#d8cfc2', 10)
  art.fill('M-40 846H1240V940H-40Z', accent)
  art.stroke('M-40 846H1240', tint(accent, 0.5), 6)
  for (const x of [110, 600, 1090]) burner(art, x, { lit: x === 600 })
}

/** Light from the upper left and dark corners over a finished picture. */
export function drawLamplight(art: Canvas): void {
  const light = art.radialGradient('cx=".3" cy=".15" r="1"', [
    [0, '#fff1cf', 0.32],
    [0.5, '#fff1cf', 0],
    [0.65, '#41180d', 0],
    [1, '#41180d', 0.28],
  ])
  art.fill('M-40-40H1240V940H-40Z', light)
}

export const stages = {
  plain: plainStage,
  marble: marbleStage,
  sun: sunStage,
  arch: archStage,
  tiles: tilesStage,
  stripes: stripesStage,
  window: windowStage,
  shelf: shelfStage,
  porch: porchStage,
  stove: stoveStage,
} satisfies Record<keyof typeof words, DrawStage>
