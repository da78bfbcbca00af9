import { riseIn } from '../../../core/camera.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { num } from '../../../core/contour.ts'
import { shade } from '../../../core/color.ts'
import { glazed, inset, type Oval, path, walled } from '../../vessels/ceramic.ts'
import { strewn } from '../shapes.ts'

/** What it is made of. */
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
  const under = `M${num(x - rx * 0.94)} ${num(rim.y + ry * 0.3)}L${num(x - foot.rx)} ${num(foot.y)}A${num(foot.rx)} ${num(foot.ry)} 0 0 0 ${num(x + foot.rx)} ${num(foot.y)}L${num(x + rx * 0.94)} ${num(rim.y + ry * 0.3)}Z`
  art.fill(under, shade(POT, 0.26))
  glazed(art, under, 0.16, 0.5)
  const look = { color: POT, inside: shade(POT, 0.16), thickness: 18, depth: 26, height: 20 }
  const earth = inset(walled(art, rim, look), 4, 2, 3)
  art.fill(path(earth), '#3d241b')
  const crumbs = strewn(art.random, earth.x, earth.y, earth.rx * 0.9, 40)
  art.specks(crumbs, '#5f3b29', 7, { length: 4 })
  return earth
}
