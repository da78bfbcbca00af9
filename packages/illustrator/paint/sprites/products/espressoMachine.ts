import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, type Path, polygon, roundedRect } from '../../core/contour.ts'
import { across, down, steel, wood } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { coffeeBean } from './morsels.ts'
import { brewing, milkPitcher, steamWand } from './espressoParts.ts'
import { pairs } from './pairs.ts'
import { BLACK, CREAM, gleam, knob } from './parts.ts'

const WALNUT = '#7a4a2c'

/** A compact espresso machine in enamel and steel, seen from its front, its right side and its top. */
export function espressomachine(art: Canvas, look: ProductLook): void {
  const { color, accent, has } = look
  art.softFill('M300 776H800L900 738L980 748L830 808H320Z', SHADOW, 0.5, 12)
  housing(art, color)
  cavity(art)
  head(art, color)
  controls(art, accent, has('gauge'))
  if (has('hopper')) hopper(art)
  else warmingCups(art)
  dripTray(art)
  steamWand(art)
  brewing(art, has)
  if (has('pitcher')) milkPitcher(art, 892, 808)
}

/** The right side and the top: the one in the shade, the other in the light. */
function housing(art: Canvas, color: Color): void {
  const side = across(art, [
    [0, shade(color, 0.3)],
    [0.5, shade(color, 0.36)],
    [1, shade(color, 0.52)],
  ])
  art.fill('M798 316Q804 300 822 296L868 282Q884 280 884 300V716L798 762Z', side)
  // The water tank, let into the side.
  art.fill(polygon(pairs('818,392 866,374 866,668 818,690')), shade(color, 0.6))
  art.fill(polygon(pairs('822,400 862,384 862,664 822,682')), '#b9d0d0', 0.5)
  art.fill(polygon(pairs('822,500 862,484 862,664 822,682')), '#7fa9b0', 0.7)
  art.stroke('M822 500L862 484', '#f0fbfa', 3, { opacity: 0.8 })
  art.stroke('M829 410V672', '#ffffff', 4, { opacity: 0.4 })
  const top = across(art, [
    [0, tint(color, 0.7)],
    [0.6, tint(color, 0.4)],
    [1, shade(color, 0.08)],
  ])
  art.fill('M338 322L404 278Q412 274 424 274H862Q884 276 880 288L800 322Z', top)
  art.fill(polygon(pairs('400,312 446,284 846,284 796,312')), steel(art, '#b7afa5'))
  const slots = [470, 530, 590, 650, 710].map((x) => `M${x} 306L${x + 32} 290`).join('')
  art.stroke(slots, BLACK, 5, { opacity: 0.5 })
}

/** The bay behind the group: polished at its back, dark under the head, its walls turned to us. */
function cavity(art: Canvas): void {
  art.fill('M330 470H800V760H330Z', '#5a504a')
  const polished = across(art, [
    [0, '#857b72'],
    [0.2, '#cfc7bc'],
    [0.36, '#e8e2d8'],
    [0.56, '#a89e94'],
    [0.8, '#d8d0c5'],
    [1, '#8e857c'],
  ])
  art.fill('M372 470H760V704H372Z', polished)
  art.fill('M330 470L372 486V704L330 730Z', '#a39a8f')
  art.fill('M800 470L760 486V704L800 730Z', '#6f665e')
  art.clipped('M330 470H800V730L760 704H372L330 730Z', () => {
    art.softFill('M330 470H800V530Q560 556 330 530Z', '#241a18', 0.6, 16)
    art.softFill('M430 560Q540 540 600 570L640 700H420Z', SHADOW, 0.2, 20)
  })
}

/** The upper housing: enamel over a steel band. */
function head(art: Canvas, color: Color): void {
  const front: Path = 'M328 356Q328 318 364 318H764Q800 318 800 352V488H328Z'
  const enamelled = art.linearGradient('x1="0" y1="0" x2=".7" y2="1"', [
    [0, tint(color, 0.75)],
    [0.35, tint(color, 0.2)],
    [0.7, shade(color, 0.05)],
    [1, shade(color, 0.2)],
  ])
  art.fill(front, enamelled)
  art.clipped(front, () => {
    art.softFill('M770 310H810V500H770Z', shade(color, 0.5), 0.3, 14)
    art.softFill('M320 440H810V470H320Z', shade(color, 0.5), 0.22, 10)
  })
  art.stroke('M346 336Q352 326 370 326H760', '#ffffff', 5, { opacity: 0.85 })
  gleam(art, 'M344 352Q346 338 360 336H520Q400 348 376 366Q352 384 350 440H344Z', 0.55)
  art.fill('M328 462H800V494H328Z', steel(art))
  art.stroke('M328 463H800', '#ffffff', 2.5, { opacity: 0.8 })
  art.fill('M328 490H800V496H328Z', '#3a302c', 0.7)
}

function controls(art: Canvas, accent: Color, gauge: boolean): void {
  const plate = roundedRect(368, 356, 392, 88, 16)
  art.movedBy(0, 4, () => art.fill(plate, SHADOW, 0.22))
  art.fill(
    plate,
    across(art, [
      [0, shade(accent, 0.2)],
      [0.2, tint(accent, 0.6)],
      [0.5, accent],
      [0.75, tint(accent, 0.4)],
      [1, shade(accent, 0.26)],
    ]),
  )
  art.stroke(plate, '#ffffff', 2.5, { opacity: 0.6 })
  if (gauge) {
    dial(art, 564, 400, 54)
    for (const [index, x] of [412, 470].entries()) button(art, x, index === 0)
    knob(art, [664, 400, 25], WALNUT, -0.5)
    knob(art, [722, 400, 25], WALNUT, 0.7)
    return
  }
  for (const [index, x] of [420, 480, 540, 600].entries()) button(art, x, index === 0)
  knob(art, [700, 400, 28], WALNUT, 0.6)
}

function button(art: Canvas, x: number, lit: boolean): void {
  art.fill(circle(x + 1, 403, 22), SHADOW, 0.4)
  art.fill(circle(x, 400, 21), '#7d746b')
  const face = art.radialGradient('cx=".34" cy=".28" r=".8"', [
    [0, '#ffffff'],
    [0.6, '#e4ddd2'],
    [1, '#aaa095'],
  ])
  art.fill(circle(x, 399, 17), face)
  art.fill(circle(x, 399, 5), lit ? '#f0903a' : '#8e857c')
  if (lit) art.fill(circle(x, 399, 11), '#f8b868', 0.35)
}

/** The gauge for the pressure: it stands above the head's plate in its ring of brass. */
function dial(art: Canvas, x: number, y: number, radius: number): void {
  art.fill(circle(x + 4, y + 7, radius), SHADOW, 0.4)
  art.fill(circle(x, y, radius), wood(art, '#c08a44'))
  art.fill(circle(x, y, radius - 7), '#5a4a3a')
  const face = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, '#fffdf6'],
    [0.7, '#f3ead8'],
    [1, '#cdbfa6'],
  ])
  art.fill(circle(x, y + 1, radius - 10), face)
  const marks = [-2.2, -1.65, -1.1, -0.55, 0, 0.55, 1.1, 1.65, 2.2].map((turn) => {
    const [u, v] = [Math.sin(turn), -Math.cos(turn)]
    return `M${x + u * 30} ${y + v * 30}L${x + u * 37} ${y + v * 37}`
  })
  art.stroke(marks.join(''), BLACK, 3)
  art.stroke(`M${x + 22} ${y - 30}A38 38 0 0 1 ${x + 37} ${y + 4}`, '#c9512f', 5)
  art.stroke(`M${x - 6} ${y + 6}L${x + 20} ${y - 22}`, '#c9512f', 4.5)
  art.fill(circle(x, y, 6), BLACK)
  art.fill(
    `M${x - 34} ${y - 18}A40 40 0 0 1 ${x + 4} ${y - 40}Q${x - 14} ${y - 26} ${x - 34} ${y - 18}Z`,
    '#ffffff',
    0.6,
  )
}

/** Cups that warm on the top, upside down, a rail before them. */
function warmingCups(art: Canvas): void {
  for (const [x, y, tone] of [
    [690, 292, '#3f6f6c'],
    [596, 290, '#c9512f'],
    [500, 294, '#e9dcc2'],
    [548, 306, '#d9a23c'],
    [648, 307, '#e9dcc2'],
  ] as const) {
    cup(art, x, y, tone)
  }
  art.stroke('M404 310V286M560 310V286M796 310V286', '#8e857c', 5)
  art.stroke('M404 286H796', '#6f665e', 7)
  art.stroke('M404 284H796', '#fffaf0', 3)
}

function cup(art: Canvas, x: number, foot: number, color: Color): void {
  art.softFill(ellipse(x + 6, foot, 44, 6), SHADOW, 0.5, 5)
  const wall = across(art, [
    [0, shade(color, 0.36)],
    [0.24, tint(color, 0.5)],
    [0.55, color],
    [1, shade(color, 0.5)],
  ])
  art.stroke(`M${x + 38} ${foot - 16}c26 0 26-32-4-34`, shade(color, 0.24), 8)
  art.fill(
    `M${x - 44} ${foot}C${x - 42} ${foot - 40} ${x - 34} ${foot - 58} ${x - 22} ${foot - 64}H${x + 22}C${x + 34} ${foot - 58} ${x + 42} ${foot - 40} ${x + 44} ${foot}Q${x} ${foot + 10} ${x - 44} ${foot}Z`,
    wall,
  )
  art.fill(ellipse(x, foot - 64, 22, 5), tint(color, 0.4))
  art.fill(ellipse(x, foot - 64, 15, 3), mix(color, '#5a4a40', 0.4), 0.6)
}

/** The tray stands out towards us: its grid from above, its front below. */
function dripTray(art: Canvas): void {
  const grid = polygon(pairs('346,706 784,706 806,748 318,748'))
  art.fill(grid, '#2a2321')
  const bars = Array.from({ length: 19 }, (_, index) => {
    const share = (index + 0.5) / 19
    return `M${346 + share * 438} 708L${318 + share * 488} 746`
  })
  art.stroke(bars.join(''), '#b9b0a5', 7)
  art.stroke(bars.join(''), '#f0ebe2', 2.5)
  art.stroke(grid, '#d8d0c5', 6)
  const front = down(art, [
    [0, '#efe9df'],
    [0.2, '#b9b0a5'],
    [0.7, '#8e857c'],
    [1, '#5a514b'],
  ])
  art.fill('M314 748H808L802 778Q800 784 790 784H332Q322 784 320 778Z', front)
  art.fill(polygon(pairs('808,748 886,708 884,730 802,780')), '#4a4340')
  art.stroke('M316 750H806', '#ffffff', 3, { opacity: 0.8 })
  art.fill(roundedRect(350, 782, 60, 12, 4) + roundedRect(716, 782, 60, 12, 4), '#1c1617')
}

function hopper(art: Canvas): void {
  const glass = 'M436 300L420 206H600L584 300Z'
  art.fill(glass, '#f4f0e4', 0.75)
  art.clipped(glass, () => {
    for (let index = 0; index < 40; index += 1) {
      const x = 510 + art.random.jitter(84)
      const y = 236 + art.random.next() * 66
      coffeeBean(art, { x, y, size: 12, angle: art.random.angle(), color: '#5a2d18' })
    }
  })
  art.stroke(glass, CREAM, 4, { opacity: 0.8 })
  art.fill(roundedRect(410, 192, 200, 24, 10), BLACK)
  gleam(art, 'M440 222h14l12 70h-12Z', 0.5)
}
