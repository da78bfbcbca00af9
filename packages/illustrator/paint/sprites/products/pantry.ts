import type { pantry as words } from '../../../language/words/products/pantry.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, closed, ellipse, num, open, type Point, roundedRect } from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'
import { across, glass, matte, steel, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { pairs } from './pairs.ts'
import { leaf } from './morsels.ts'
import { clearGlass, CREAM, footShadow, gleam, print, roundLabel } from './parts.ts'

interface PantryJar {
  x: number
  top: number
  half: number
  color: Color
}

/** Jars of dry things on a shelf, a tin and a bottle, so near that the row goes on beyond the picture. */
function pantryjars(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(576 800) scale(.95 1.08) translate(-643 -775)"', () => {
    pantryJar(art, { x: 250, top: 430, half: 92, color: '#c9562a' }, accent, lentils)
    pantryJar(art, { x: 460, top: 350, half: 100, color: '#d9a85e' }, accent, chickpeas)
    pantryJar(art, { x: 674, top: 400, half: 94, color: '#efe2c4' }, accent, rice)
    noodleJar(art, accent)
    tomatoTin(art, color)
    soyBottle(art)
  })
}

type DrawDry = (art: Canvas, color: Color, inside: Inside) => void

/** What a jar holds reaches `half` to either side of `x`, and `high` above and below `y`. */
interface Inside {
  x: number
  y: number
  half: number
  high: number
}

function pantryJar(art: Canvas, jar: PantryJar, lid: Color, dry: DrawDry): void {
  const { x, top, half, color } = jar
  footShadow(art, x, half)
  clearGlass(art, roundedRect(x - half, top, half * 2, FOOT - top, 26), () => {
    const heap = `M${x - half} ${top + 66}Q${x - half * 0.2} ${top + 40} ${x + half} ${top + 74}V${FOOT}H${x - half}Z`
    art.fill(heap, shade(color, 0.46))
    const high = (FOOT - top - 52) / 2
    dry(art, color, { x, y: FOOT - high + 4, half, high })
    const curved = across(art, [
      [0, SHADOW, 0.4],
      [0.2, SHADOW, 0],
      [0.7, SHADOW, 0.06],
      [1, SHADOW, 0.46],
    ])
    art.fill(roundedRect(x - half, top + 40, half * 2, FOOT - top, 0), curved)
  })
  jarTop(art, { x, top, half, color: lid })
}

/** Round things behind glass, row upon row, each with its light and its shade; `size` is their radius. */
function round(art: Canvas, color: Color, inside: Inside, size: number, flat: number): Point[] {
  const { x, y, half, high } = inside
  const { random } = art
  const places: Point[] = []
  const rows = Math.floor((high * 2) / (size * flat * 1.5))
  const columns = Math.floor((half * 2) / (size * 1.7))
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      places.push([
        x - half + (column + (row % 2) / 2) * size * 1.75 + random.jitter(size * 0.34),
        y - high + row * size * flat * 1.5 + random.jitter(size * 0.3),
      ])
    }
  }
  for (const sweep of [0, 1, 2]) {
    const some = places.filter((_, index) => index % 3 === sweep)
    const grains = some.map(([u, v]) => ellipse(u, v, size, size * flat)).join('')
    const tone = [shade(color, 0.16), color, tint(color, 0.16)][sweep] ?? color
    layered(art, grains, [
      { color: shade(color, 0.6), dx: 2, dy: size * 0.3, opacity: 0.7 },
      { color: shade(tone, 0.2) },
    ])
    art.fill(
      some.map(([u, v]) => ellipse(u - 1, v - 1.5, size * 0.84, size * flat * 0.8)).join(''),
      tone,
    )
  }
  return places
}

/** Round, with the beak and the two cheeks that tell one from a potato or a coin; turned every way. */
const CHICKPEA = pairs(
  '-1,.1 -.86,-.58 -.4,-.9 -.1,-.86 .2,-1.2 .46,-.86 .9,-.4 1,.2 .66,.86 0,1 -.7,.8',
)
const CHEEKS = pairs('.1,-.8 .02,-.4 .2,0 .5,.3')

function chickpeas(art: Canvas, color: Color, { x, y, half, high }: Inside): void {
  const { random } = art
  const outline = art.define((id) => `<path id="${id}" d="${closed(CHICKPEA)}"/>`)
  const cheeks = art.define(
    (id) =>
      `<path id="${id}" d="${open(CHEEKS)}" fill="none" stroke-width=".13" stroke-linecap="round"/>`,
  )
  const size = 17
  for (let level = y - high + 6; level < y + high; level += size * 1.2) {
    for (let along = -half + random.next() * size; along < half + size; along += size * 1.74) {
      const [u, v] = [x + along + random.jitter(3), level + random.jitter(5)]
      const reach = size * random.range(0.9, 1.1)
      const turn = Math.round(random.next() * 360)
      const put = (id: string, paint: string, dx: number, dy: number, share: number) => {
        const place = `translate(${num(u + dx)} ${num(v + dy)})rotate(${turn})scale(${num(reach * share)})`
        art.raw(`<use href="#${id}" transform="${place}" ${paint}/>`)
      }
      const tone = random.pick([color, shade(color, 0.1), tint(color, 0.14), tint(color, 0.26)])
      put(outline, `fill="${shade(color, 0.66)}"`, 2, 4, 1)
      put(outline, `fill="${shade(tone, 0.3)}"`, 0, 0, 1)
      put(outline, `fill="${tone}"`, -1.5, -2.5, 0.84)
      put(outline, `fill="${tint(tone, 0.3)}" fill-opacity=".6"`, -4, -5, 0.5)
      put(cheeks, `stroke="${shade(tone, 0.42)}" stroke-opacity=".8"`, 0, 0, 1)
      art.fill(ellipse(u - 6, v - 7, 3.4, 2.4), '#fffaf0', 0.6)
    }
  }
}

function lentils(art: Canvas, color: Color, inside: Inside): void {
  const places = round(art, color, inside, 9.5, 0.7)
  const lights = places.filter((_, index) => index % 2 === 0)
  art.specks(lights, tint(color, 0.55), 3, { length: 3, opacity: 0.7 })
}

/** Long grains packed against the glass, the near ones whole and bright, the dark only in the gaps. */
function rice(art: Canvas, color: Color, { x, y, half, high }: Inside): void {
  art.fill(roundedRect(x - half, y - high - 2, half * 2, high * 2 + 10, 0), shade(color, 0.26))
  const { random } = art
  for (const tone of [shade(color, 0.1), tint(color, 0.3), '#fffaf0']) {
    const grains: string[] = []
    for (let level = y - high - 2; level < y + high; level += 10) {
      for (let along = -half; along < half; along += 15) {
        const angle = random.jitter(0.9) + (random.next() < 0.2 ? 1.5 : 0)
        const [dx, dy] = [Math.cos(angle) * 10, Math.sin(angle) * 10]
        const [u, v] = [x + along + random.range(0, 14), level + random.jitter(5)]
        grains.push(`M${num(u)} ${num(v)}l${num(dx)} ${num(dy)}`)
      }
    }
    const look = 'fill="none" stroke-linecap="round"'
    const id = art.define((name) => `<path id="${name}" d="${grains.join('')}" ${look}/>`)
    art.raw(
      `<use href="#${id}" x="1" y="2" stroke="#8a7458" stroke-width="6.6" stroke-opacity=".55"/>`,
    )
    art.raw(`<use href="#${id}" stroke="${tone}" stroke-width="5.6"/>`)
  }
}

function jarTop(art: Canvas, { x, top, half, color }: PantryJar): void {
  gleam(art, `M${x - half + 16} ${top + 20}h16v${FOOT - top - 60}h-16Z`, 0.42)
  art.fill(roundedRect(x - half + 8, top - 40, half * 2 - 16, 54, 12), wood(art, color))
  art.fill(ellipse(x, top - 40, half - 8, 9), tint(color, 0.4))
  art.fill(roundedRect(x - 46, top + 130, 92, 58, 6), CREAM)
  print(art, [
    [x, top + 150, 60],
    [x, top + 168, 36],
  ])
}

const FOOT = 775

/** A slim jar of noodles that stand upright. */
function noodleJar(art: Canvas, lid: Color): void {
  footShadow(art, 850, 60)
  clearGlass(art, roundedRect(792, 300, 116, FOOT - 300, 20), () => {
    const strands = Array.from(
      { length: 22 },
      (_, index) =>
        `M${798 + index * 5} ${330 + art.random.jitter(12)}L${800 + index * 5 + art.random.jitter(8)} 790`,
    )
    art.fill(roundedRect(792, 350, 116, 440, 0), '#d8b56a')
    art.stroke(strands.join(''), '#f2dca0', 4)
    art.stroke(strands.filter((_, index) => index % 3 === 0).join(''), '#b98f45', 2.5, {
      opacity: 0.7,
    })
  })
  jarTop(art, { x: 850, top: 300, half: 58, color: lid })
}

function tomatoTin(art: Canvas, color: Color): void {
  footShadow(art, 976, 64)
  art.fill(roundedRect(916, 590, 126, 186, 8), steel(art))
  roundLabel(art, [916, 608, 126, 150], color)
  art.fill(circle(978, 676, 36), '#fbf2df')
  art.fill(circle(978, 680, 24), '#d8402a')
  for (const angle of [-2.6, -1.9, -1.2, -0.5])
    leaf(art, { x: 978, y: 660, size: 18, angle, color: '#5b8a3a' })
  art.fill(ellipse(979, 591, 63, 8), '#e9e3d9')
}

function soyBottle(art: Canvas): void {
  footShadow(art, 1086, 40)
  art.fill(
    'M1070 452V510C1070 540 1046 546 1046 580V752Q1046 776 1068 776H1106Q1128 776 1128 752V580C1128 546 1104 540 1104 510V452Z',
    glass(art, '#2a1410'),
  )
  gleam(art, 'M1058 590q0-30 20-50v-70h8v80q-16 20-16 50v140h-12Z', 0.35)
  roundLabel(art, [1046, 620, 82, 96])
  art.fill(roundedRect(1064, 428, 46, 34, 6), matte(art, '#c9412a'))
  art.stroke(
    open([
      [1066, 650],
      [1088, 640],
      [1108, 652],
    ]),
    '#c9412a',
    6,
  )
  print(art, [
    [1087, 680, 44],
    [1087, 696, 28],
  ])
}

export const pantry = {
  pantryjars,
} satisfies Record<keyof typeof words, DrawProduct>
