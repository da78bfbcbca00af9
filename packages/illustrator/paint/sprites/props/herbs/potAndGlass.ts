import { riseIn } from '../../../core/camera.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { shade, tint } from '../../../core/color.ts'
import { num, type Path } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { glazed, inset, type Oval, ovalArc, path, walled } from '../../vessels/ceramic.ts'
import { strewn } from '../shapes.ts'

/** Half the rim of something round, onwards from where a line has come to. */
function halfOf({ rx, ry }: Oval): Path {
  return `A${num(rx)} ${num(ry)} 0 0 0`
}

/** The side of something round whose foot is lower on the sheet than its mouth. */
function sideBetween(mouth: Oval, foot: Oval): Path {
  const [left, right] = [mouth.x - mouth.rx, mouth.x + mouth.rx].map(
    (at) => `${num(at)} ${num(mouth.y)}`,
  )
  return [
    `M${left}L${num(foot.x - foot.rx)} ${num(foot.y)}`,
    `${halfOf(foot)} ${num(foot.x + foot.rx)} ${num(foot.y)}`,
    `L${right}${halfOf(mouth)} ${left}Z`,
  ].join('')
}

/** What a pot is made of. */
const POT = '#c06a44'

/**
 * A pot of earth, seen from above; `rim` is where it stands.
 * @returns the earth
 */
export function pot(art: Canvas, { x, y, rx, ry }: Oval): Oval {
  const rise = rx * 0.9 * riseIn(art.camera)
  const rim = { x, y: y - rise * 0.5, rx, ry }
  const foot = { x, y: rim.y + rise, rx: rx * 0.7, ry: ry * 0.7 }
  art.dropShadow(path(foot), 30, 24, 0.44)
  const under = sideBetween(inset(rim, rx * 0.06), foot)
  art.fill(under, shade(POT, 0.26))
  glazed(art, under, 0.16, 0.5)
  const look = { color: POT, inside: shade(POT, 0.16), thickness: 18, depth: 26, height: 20 }
  const earth = inset(walled(art, rim, look), 4, 2, 3)
  art.fill(path(earth), '#3d241b')
  const crumbs = strewn(art.random, earth.x, earth.y, earth.rx * 0.9, 40)
  art.specks(crumbs, '#5f3b29', 7, { length: 4 })
  return earth
}

/**
 * A glass of water with stalks in it, seen from above; `rim` is where it stands.
 * @returns its mouth
 */
export function tumbler(art: Canvas, { x, y, rx, ry }: Oval, stalks: Color): Oval {
  const { random } = art
  const rise = rx * 1.8 * riseIn(art.camera)
  const mouth = { x, y: y - rise * 0.5, rx, ry }
  const foot = { x, y: mouth.y + rise, rx: rx * 0.78, ry: ry * 0.78 }
  const side = sideBetween(mouth, foot)
  art.dropShadow(path(foot), 26, 22, 0.4)
  art.fill(side, '#e6f2ee', 0.5)
  art.fill(path(foot), '#a8cfcb', 0.5)
  art.clipped(side + path(foot), () => {
    const lines = Array.from({ length: 9 }, (_, index) => {
      const at = (index - 4) / 4
      const end = num(x - at * foot.rx * 0.5 + random.jitter(16))
      return `M${num(x + at * rx * 0.74)} ${num(mouth.y)}L${end} ${num(foot.y + foot.ry * 0.66)}`
    })
    for (const line of lines) {
      art.stroke(line, shade(stalks, 0.42), 8)
      art.movedBy(-1, 0, () => art.stroke(line, stalks, 5.4))
      art.movedBy(-2, 0, () => art.stroke(line, tint(stalks, 0.4), 1.8))
    }
    art.fill(side, '#c4e0dc', 0.34)
  })
  art.fill(path(mouth), '#dcece8', 0.5)
  const inner = inset(mouth, 8, 1, 2)
  art.fill(path(inner), '#8fb9b4', 0.5)
  art.stroke(path(inset(mouth, 3)), '#f4fbf8', 4, { opacity: 0.8 })
  art.stroke(ovalArc(inset(foot, 4), 0.4, 2.4), '#ffffff', 5, { opacity: 0.7 })
  art.stroke(ovalArc(mouth, 0.1, 1.5), '#5f8a88', 2.4, { opacity: 0.5 })
  const glint = `M${num(x - rx * 0.76)} ${num(mouth.y + ry * 0.62)}L${num(x - foot.rx * 0.76)} ${num(foot.y + ry * 0.3)}`
  art.stroke(glint, '#ffffff', 7, { opacity: 0.7 })
  return mouth
}
