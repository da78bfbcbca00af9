import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import type { Path } from '../../core/contour.ts'
import { laidFlat } from './benchView.ts'
import { HANDLE, KNIFE_EDGE, KNIFE_OUTLINE, knifeParts } from './cooksKnife.ts'

/** It lies across the stone, its handle towards us; its spine is lifted, so that one sees its side well. */
const PLACE = laidFlat([690, 464], 0.47, 0.86, 0.76)

function placedOn(art: Canvas, draw: () => void): void {
  art.group(`transform="${PLACE}"`, draw)
}

/** The shade of the blade on the stone, `top`, and of the handle on what lies far below it. */
export function knifeShadow(art: Canvas, top: Path): void {
  art.movedBy(52, 112, () => placedOn(art, () => art.softFill(HANDLE, SHADOW, 0.42, 18)))
  art.clipped(top, () => {
    art.movedBy(22, 12, () => placedOn(art, () => art.softFill(KNIFE_OUTLINE, SHADOW, 0.5, 10)))
    placedOn(art, () =>
      art.movedBy(0, 7, () => art.stroke(KNIFE_EDGE, '#1c1a22', 10, { opacity: 0.5 })),
    )
    art.movedBy(-2, 9, () =>
      placedOn(art, () => art.stroke(KNIFE_EDGE, '#eef3f4', 3, { opacity: 0.55 })),
    )
  })
}

/** A cook's knife at its angle on a stone: its edge touches all along, its spine is lifted by a finger's width. */
export function laidKnife(art: Canvas, color: Color): void {
  placedOn(art, () => knifeParts(art, color, '#7d858c'))
}
