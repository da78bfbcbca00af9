import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW, shade, tint } from '../../core/color.ts'
import { type Path, roundedRect } from '../../core/contour.ts'
import { down, litFromAbove } from '../materials.ts'
import { rivets } from './knifeBlade.ts'

/** Its edge is the far side, its spine the near one, its tip to the left. */
const BLADE: Path = 'M-500-14C-440-48-330-76-200-80H40Q52-78 52-56V50H-290C-390 48-462 26-500-14Z'
const EDGE: Path = 'M-498-15C-438-49-330-76-200-80H38'
/** What it darkens on the stone: from its edge, which touches, to below its raised spine. */
const BELOW: Path = 'M-500-14C-440-40-330-60-200-70H60V84H-280C-390 80-462 40-500-14Z'
const HANDLE: Path =
  'M60-38H190C280-42 330-46 380-38Q432-28 434 14Q430 60 396 54C350 44 290 32 200 42H60Z'
const PLACE = 'translate(790 486) rotate(13)'

/** A cook's knife that lies on a stone, its spine lifted off it; `top` is the stone's. */
export function laidKnife(art: Canvas, color: Color, top: Path): void {
  const placed = (draw: () => void) => art.group(`transform="${PLACE}"`, draw)
  // On the table, far below: the handle alone reaches beyond the stone.
  art.movedBy(54, 176, () => placed(() => art.softFill(HANDLE, SHADOW, 0.4, 14)))
  art.clipped(top, () => {
    art.movedBy(10, 12, () => placed(() => art.softFill(BELOW, SHADOW, 0.5, 8)))
    placed(() => art.fill(BELOW, '#1c1a22', 0.5))
  })
  placed(() => {
    drawBlade(art)
    art.movedBy(4, 14, () => art.fill(HANDLE, shade(color, 0.7)))
    art.fill(HANDLE, litFromAbove(art, color))
    art.stroke('M90-26C200-30 300-34 386-22', tint(color, 0.6), 6, { opacity: 0.6 })
    art.group('transform="scale(-1 1)"', () => rivets(art, [-120, -230, -350]))
    art.fill(roundedRect(34, -58, 44, 110, 10), '#8f8880')
    art.fill(roundedRect(34, -58, 40, 100, 10), '#f2ece2')
  })
}

/** The side that leans to the window: bright at the ground edge, the sky in its middle, a thick spine. */
function drawBlade(art: Canvas): void {
  art.movedBy(0, 9, () => art.fill(BLADE, '#57535a'))
  const metal = down(art, [
    [0, '#ffffff'],
    [0.18, '#f4f0ea'],
    [0.2, '#a5a2a6'],
    [0.42, '#e2dedb'],
    [0.56, '#ffffff'],
    [0.74, '#aaa6a8'],
    [1, '#d8d3cd'],
  ])
  art.fill(BLADE, metal)
  art.clipped(BLADE, () => {
    art.fill('M-470-30L-300-90H-240L-420 60H-500Z', '#ffffff', 0.35)
    art.fill('M-150-90H-60L-190 60H-270Z', '#ffffff', 0.3)
    art.fill('M-30-90H-10L-130 60H-158Z', '#ffffff', 0.3)
  })
  art.stroke(EDGE, '#ffffff', 4, { opacity: 0.95 })
  art.stroke('M-288 48H48', '#fffaf0', 3, { opacity: 0.8 })
}
