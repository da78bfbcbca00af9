import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, type Path } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { HANDLE, KNIFE_EDGE, KNIFE_OUTLINE, knifeParts } from './cooksKnife.ts'

const PLACE = 'translate(716 452) rotate(14) scale(-.84 .84)'
/** The mud that the edge pushes before it. */
const WAVE = shape(
  '480 44, 430 76, 340 96, 230 104, 120 106, 20 104, -34 98, -38 84, 40 82, 190 84, 330 78, 430 58',
)

function placedOn(art: Canvas, draw: () => void): void {
  art.group(`transform="${PLACE}"`, draw)
}

/** The handle reaches beyond the stone, so that its shadow falls far below: to be drawn before the stone. */
export function shadowOfHandle(art: Canvas): void {
  art.movedBy(34, 92, () => placedOn(art, () => art.softFill(HANDLE, SHADOW, 0.5, 16)))
}

/**
 * A cook's knife at its angle on a stone: the edge towards us touches all along, the spine behind it
 * is lifted by a finger's width; `top` is the stone's upper side, `mud` the colour of what runs on it.
 */
export function laidKnife(
  art: Canvas,
  color: Color,
  { top, mud }: { top: Path; mud: Color },
): void {
  art.clipped(top, () => {
    art.movedBy(16, 6, () => placedOn(art, () => art.softFill(KNIFE_OUTLINE, SHADOW, 0.4, 9)))
    placedOn(art, () => {
      art.movedBy(0, 5, () => art.stroke(KNIFE_EDGE, '#1c1a22', 9, { opacity: 0.5 }))
      art.softFill(closed(WAVE), mud, 0.66, 5)
    })
    art.movedBy(-2, 7, () =>
      placedOn(art, () => art.stroke(KNIFE_EDGE, '#eef3f4', 3, { opacity: 0.5 })),
    )
  })
  placedOn(art, () => knifeParts(art, color, '#7d858c'))
}
