import type { bakeware as words } from '../../../language/words/vessels/bakeware.ts'
import type { Canvas } from '../../core/canvas.ts'
import { circle, num, type Point, polygon, roundedRect, straySheet } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { SHADOW, shade, tint } from '../../core/color.ts'
import { rectArea } from '../areas.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { Area, DrawVessel } from '../types.ts'
import { glazed, hollowed, innerShadow } from './ceramic.ts'
import { type Box, cornerGleam, metalPan, outline } from './metalPan.ts'
import { sheetpair } from './sheetPair.ts'

/** Baking paper, cut by hand, with a crease at two corners. */
function bakingPaper(art: Canvas, box: Box, color: Color): void {
  const { random } = art
  const { x, y } = box
  const [w, h] = [box.width / 2, box.height / 2]
  const edge = straySheet(random, box, 5, 4)
  art.shadow(polygon(edge), 8, 0.28)
  art.fill(polygon(edge), color)
  glazed(art, polygon(edge), 0.4, 0.12)
  const creases = `M${num(x - w + 110)} ${num(y - h + 8)}L${num(x - w + 12)} ${num(y - h + 140)}M${num(x + w - 10)} ${num(y + h - 150)}L${num(x + w - 150)} ${num(y + h - 10)}`
  art.stroke(creases, shade(color, 0.22), 3, { opacity: 0.55 })
  art.movedBy(4, 3, () => art.stroke(creases, '#ffffff', 3, { opacity: 0.6 }))
  const stains = Array.from({ length: 26 }, (): Point => [
    x + random.jitter(w * 0.9),
    y + random.jitter(h * 0.9),
  ])
  art.specks(stains, '#b98445', 6, { opacity: 0.25 })
}

/** A sheet pan lined with baking paper; `accent` is the paper. */
function sheet(art: Canvas, { color, accent }: Colors): Area {
  const angle = art.random.range(-0.05, 0.05)
  const pan: Box = { x: 600, y: 452, width: 936, height: 694, corner: 44 }
  art.rotated(angle, pan.x, pan.y, () => {
    metalPan(art, pan, color)
    bakingPaper(art, { ...pan, width: 864, height: 620 }, accent)
  })
  return rectArea(pan.x, pan.y, 836, 594, angle)
}

/** A wire rack on a pan. */
function rack(art: Canvas, { color, accent }: Colors): Area {
  const angle = art.random.range(-0.05, 0.05)
  const pan: Box = { x: 600, y: 452, width: 936, height: 694, corner: 44 }
  const [left, top, right, bottom] = [600 - 416, 452 - 296, 600 + 416, 452 + 296]
  const bars = Array.from({ length: 23 }, (_, index) => left + 37.8 * index)
  const wires = bars.slice(1, -1).map((x) => `M${num(x)} ${top}V${bottom}`)
  const rails = [0.2, 0.5, 0.8].map(
    (share) => `M${left} ${num(top + (bottom - top) * share)}H${right}`,
  )
  const frame = roundedRect(left, top, right - left, bottom - top, 26)
  const grid = wires.join('') + rails.join('')
  art.rotated(angle, pan.x, pan.y, () => {
    metalPan(art, pan, color)
    art.movedBy(12, 18, () => {
      art.stroke(grid + frame, SHADOW, 6, { opacity: 0.24 })
    })
    art.stroke(rails.join(''), shade(accent, 0.4), 9)
    art.stroke(wires.join(''), shade(accent, 0.45), 9)
    art.movedBy(-1.2, -1.6, () => {
      art.stroke(wires.join(''), tint(accent, 0.35), 5)
    })
    art.stroke(frame, shade(accent, 0.42), 14)
    art.movedBy(-1.5, -2.5, () => art.stroke(frame, tint(accent, 0.3), 7))
  })
  return rectArea(pan.x, pan.y, 800, 566, angle)
}

/** A muffin tin of nine cups. */
function tin(art: Canvas, { color }: Colors): Area {
  const angle = -0.03 + art.random.jitter(0.03)
  const pan: Box = { x: 600, y: 453, width: 800, height: 770, corner: 60 }
  const [width, height] = [710, 680]
  art.rotated(angle, pan.x, pan.y, () => {
    art.dropShadow(outline(pan), 28, 42, 0.42)
    art.fill(outline(pan), shade(color, 0.42))
    art.fill(outline(pan, 4, -3, -4), tint(color, 0.34))
    art.fill(outline(pan, 12), color)
    glazed(art, outline(pan, 12), 0.3, 0.26)
    cornerGleam(art, pan, 8, 5)
    for (const row of [-1, 0, 1]) {
      for (const column of [-1, 0, 1]) {
        cup(art, pan.x + (column * width * 0.98) / 3, pan.y + (row * height * 0.98) / 3, 104, color)
      }
    }
  })
  return rectArea(pan.x, pan.y, width, height, angle)
}

function cup(art: Canvas, x: number, y: number, radius: number, color: Color): void {
  art.fill(circle(x - 1, y - 1, radius + 5), tint(color, 0.35), 0.8)
  art.fill(circle(x + 2, y + 2, radius + 2), shade(color, 0.4))
  art.fill(circle(x, y, radius), shade(color, 0.2))
  hollowed(art, circle(x, y, radius), 0.42, 0.36)
  art.fill(circle(x + 5, y + 8, radius * 0.74), shade(color, 0.1))
  innerShadow(art, circle(x + 5, y + 8, radius * 0.74), 14, 0.2)
}

/** A baking dish of stoneware with a grip at either end; `accent` is its inside. */
function bakingdish(art: Canvas, { color, accent }: Colors): Area {
  const angle = art.random.range(-0.06, 0.06)
  const dish: Box = { x: 600, y: 454, width: 850, height: 630, corner: 84 }
  art.rotated(angle, dish.x, dish.y, () => {
    const grips = [-1, 1]
      .map((side) => outline({ ...dish, x: 600 + side * 424, width: 96, height: 220, corner: 40 }))
      .join('')
    art.dropShadow(outline(dish) + grips, 30, 46, 0.42)
    art.fill(grips, shade(color, 0.36))
    art.movedBy(-3, -5, () => art.fill(grips, color))
    earthenware(art, dish, { color, accent }, 30)
  })
  return rectArea(dish.x + 2, dish.y + 3, 762, 540, angle)
}

/** Wall, rim and floor of a glazed dish. */
function earthenware(art: Canvas, dish: Box, { color, accent }: Colors, thickness: number): void {
  art.fill(outline(dish), shade(color, 0.36))
  const face = outline(dish, 4, -3, -5)
  art.fill(face, color)
  glazed(art, face, 0.45, 0.26)
  art.fill(outline(dish, thickness, -1, -2), shade(accent, 0.42))
  const floor = outline(dish, thickness + 4, 2, 3)
  art.fill(floor, accent)
  hollowed(art, floor, 0.3, 0.4)
  innerShadow(art, floor, 36, 0.24)
  cornerGleam(art, dish, thickness * 0.44, 8)
}

/** A loaf pan, dark and narrow. */
function loafpan(art: Canvas, { color, accent }: Colors): Area {
  const angle = art.random.range(-0.07, 0.05)
  const pan: Box = { x: 600, y: 454, width: 840, height: 450, corner: 46 }
  art.rotated(angle, pan.x, pan.y, () => {
    art.dropShadow(outline(pan), 36, 58, 0.44)
    earthenware(art, pan, { color, accent }, 20)
    const floor: Box = { ...pan, x: pan.x + 8, y: pan.y + 12, width: 720, height: 338, corner: 24 }
    art.stroke(outline(floor), shade(accent, 0.5), 4, { opacity: 0.4 })
    const folds = [-1, 1].flatMap((side) => [
      `M${600 + side * 396} ${454 - 200}L${600 + side * 360 + 8} ${454 - 157}`,
      `M${600 + side * 396} ${454 + 204}L${600 + side * 360 + 8} ${454 + 181}`,
    ])
    art.stroke(folds.join(''), shade(accent, 0.5), 4, { opacity: 0.4 })
  })
  return rectArea(pan.x + 3, pan.y + 4, 770, 380, angle)
}

/** An oven tray of clear glass: the table shows through it. */
function glasstray(art: Canvas, { color }: Colors): Area {
  const angle = art.random.range(-0.05, 0.05)
  const tray: Box = { x: 600, y: 454, width: 860, height: 640, corner: 90 }
  art.rotated(angle, tray.x, tray.y, () => {
    const ears = [-1, 1]
      .map((side) => outline({ ...tray, x: 600 + side * 428, width: 80, height: 250, corner: 36 }))
      .join('')
    art.dropShadow(outline(tray) + ears, 30, 46, 0.24)
    art.fill(ears, tint(color, 0.4), 0.6)
    art.stroke(ears, '#ffffff', 4, { opacity: 0.55 })
    art.fill(outline(tray), color, 0.55)
    glazed(art, outline(tray), 0.7, 0.2)
    art.stroke(outline(tray, 3), '#ffffff', 5, { opacity: 0.8 })
    art.stroke(outline(tray, 15), shade(color, 0.4), 5, { opacity: 0.4 })
    const floor = outline(tray, 34, 2, 3)
    art.fill(floor, tint(color, 0.45), 0.55)
    innerShadow(art, floor, 24, 0.16)
    art.stroke(floor, '#ffffff', 4, { opacity: 0.65 })
    cornerGleam(art, tray, 24, 9)
    const streaks = 'M250 640L430 300M300 668L400 480M820 300L900 210'
    art.stroke(streaks, '#ffffff', 12, { opacity: 0.3 })
  })
  return rectArea(tray.x + 2, tray.y + 3, 770, 550, angle)
}

export const bakeware = {
  sheet,
  sheetpair,
  rack,
  tin,
  bakingdish,
  loafpan,
  glasstray,
} satisfies Record<keyof typeof words, DrawVessel>
