import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix } from '../../../core/color.ts'
import { blob, closed, num, open, type Path } from '../../../core/contour.ts'
import { keptOutline } from '../../keptOutline.ts'
import { litSide } from '../touches.ts'
import {
  foldAt,
  halfOf,
  onLeaf,
  ribOf,
  type RuffledForm,
  ruffled,
  type RuffledLeaf,
  veinAt,
} from './ruffledLeaf.ts'
import { soft } from './shapes.ts'

/** What a leaf is colored like. */
export interface LeafTones {
  /** At its rim, and at its foot. */
  rim: Color
  foot: Color
  /** In its folds, and where the light meets it. */
  deep: Color
  lit: Color
  /** Whether it throws its shade on leaves behind it; it does unless this says no. */
  casts?: boolean
}

/** A soft frilled leaf of lettuce: a dark half and a lit one, folds that run in from its rim, its rib and veins pale. */
export function lettuceLeaf(art: Canvas, form: RuffledForm, tones: LeafTones): void {
  const leaf = ruffled(art.random, form)
  const { wide } = form
  const { deep, lit, rim } = tones
  const outline = keptOutline(art, closed(leaf.outline))
  if (tones.casts !== false) outline.cast(deep, wide * 0.07, wide * 0.13, wide * 0.11)
  outline.draw(`fill="${blade(art, form, tones)}"`)
  outline.clip(() => {
    outline.draw(`fill="${coveredFoot(art, form, deep)}"`)
    shaded(art, leaf, tones)
    veins(art, form, tones)
    frills(art, leaf, tones)
    ribbed(art, form, tones)
  })
  const line = `stroke="${mix(lit, rim, 0.2)}" stroke-width="${num(wide * 0.02)}"`
  outline.draw(`fill="none" ${line} stroke-opacity=".85"`)
  sheen(art, form)
  wetted(art, leaf)
}

/** Oil on the swelling of the half that faces the window: a long soft light, a short sharp one in it. */
function sheen(art: Canvas, form: RuffledForm): void {
  const { random } = art
  const side = litSide(form.angle)
  const [from, v] = [random.range(0.36, 0.5), side * random.range(0.44, 0.6)]
  const line = [0, 0.1, 0.2, 0.3].map((u) => onLeaf(form, from + u, v * (1 - u * 0.5)))
  const [a, b, c, d] = [0.01, 0.1, 0.2, 0.29].map((u) =>
    onLeaf(form, from + u, v * (1.16 - u * 0.5)),
  )
  if (!a || !b || !c || !d) return
  const crescent = soft([...line, d, c, b, a])
  art.softFill(crescent, '#f6ffd8', 0.5, form.wide * 0.04)
  const short = [0.06, 0.12, 0.18].map((u) => onLeaf(form, from + u, v * (1.06 - u * 0.5)))
  art.stroke(open(short), '#ffffff', form.wide * 0.035, { opacity: 0.85 })
}

/** The shade around a leaf's foot, which others cover. */
function coveredFoot(art: Canvas, form: RuffledForm, deep: Color): Color {
  const [x, y] = onLeaf(form, 0, 0).map(num)
  return art.radialGradient(
    `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${num(form.length * 0.46)}"`,
    [
      [0.2, deep, 0.62],
      [1, deep, 0],
    ],
  )
}

/** From the pale foot to the green rim. */
function blade(art: Canvas, form: RuffledForm, { rim, foot, lit }: LeafTones): Color {
  const [x1, y1] = onLeaf(form, 0, 0).map(num)
  const [x2, y2] = onLeaf(form, 1, 0).map(num)
  return art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
    [
      [0, foot],
      [0.28, mix(foot, lit, 0.5)],
      [0.58, mix(lit, rim, 0.55)],
      [0.86, rim],
      [1, mix(rim, lit, 0.35)],
    ],
  )
}

/** The half that turns away from the window, and where the blade swells. */
function shaded(art: Canvas, leaf: RuffledLeaf, { deep, lit }: LeafTones): void {
  const { random } = art
  const { form } = leaf
  const bright = litSide(form.angle)
  art.fill(halfOf(leaf, bright === 1 ? -1 : 1), deep, 0.34)
  const swells = [0.34, 0.5, 0.64, 0.76, 0.86].flatMap((u) =>
    ([-1, 1] as const).map((side): Path => {
      const [x, y] = onLeaf(form, u + random.jitter(0.04), side * random.range(0.36, 0.6))
      const reach = form.wide * random.range(0.14, 0.22)
      const angle = form.angle + side * 0.75
      return soft(blob(random, x, y, reach, reach * 0.5, { points: 7, wobble: 0.16, angle }))
    }),
  )
  art.fill(swells.join(''), lit, 0.3)
}

/** Folds between the waves of the rim, and the light on the waves. */
function frills(art: Canvas, { form, lobes }: RuffledLeaf, { deep, lit }: LeafTones): void {
  const { random } = art
  const dark: Path[] = []
  const light: Path[] = []
  for (const { from, to, out } of lobes) {
    const spread = (to - from) * 0.34
    dark.push(foldAt(form, from, spread, random.range(0.3, 0.7), out * 1.6))
    light.push(foldAt(form, from + (to - from) * 0.42, spread, random.range(0.2, 0.44), out * 1.4))
  }
  art.fill(dark.join(''), deep, 0.4)
  art.fill(light.join(''), lit, 0.5)
}

function veins(art: Canvas, form: RuffledForm, { foot, deep }: LeafTones): void {
  const { random } = art
  const lines = [0.12, 0.26, 0.4, 0.54, 0.68].flatMap((u) =>
    ([-1, 1] as const).map((side) =>
      veinAt(form, u + random.jitter(0.03), side, random.range(0.62, 0.9), form.wide * 0.045),
    ),
  )
  const path = lines.join('')
  art.movedBy(form.wide * 0.015, form.wide * 0.03, () => art.fill(path, deep, 0.3))
  art.fill(path, foot, 0.72)
}

function ribbed(art: Canvas, form: RuffledForm, { foot, deep }: LeafTones): void {
  const width = form.wide * 0.1
  art.movedBy(form.wide * 0.03, form.wide * 0.045, () => art.fill(ribOf(form, width), deep, 0.45))
  art.fill(ribOf(form, width), mix(foot, '#fffdf0', 0.3))
  art.fill(ribOf(form, width * 0.3, 0.02, 0.6), '#fffef6', 0.7)
}

/** Dressing that shines on the waves. */
function wetted(art: Canvas, { form, lobes }: RuffledLeaf): void {
  const { random } = art
  const bright = litSide(form.angle)
  const shining = lobes.filter(({ from }) => (bright < 0 ? from < 0.55 : from > 0.45))
  const gleams = shining.flatMap(({ from, to }, index) =>
    index % 2 === 0
      ? [foldAt(form, (from + to) / 2, (to - from) * 0.1, random.range(0.14, 0.3), -0.07)]
      : [],
  )
  art.fill(gleams.join(''), '#fffef0', 0.72)
}
