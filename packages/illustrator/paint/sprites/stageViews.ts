import type { Canvas } from '../core/canvas.ts'
import type { Color } from '../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../core/color.ts'
import { num, roundedRect } from '../core/contour.ts'
import { garden } from './garden.ts'
import { down } from './materials.ts'
import { leaf } from './products/morsels.ts'
import type { Colors } from '../../language/words/types.ts'
import { sunbeams, table, WALL } from './stageParts.ts'

/** A wall with a window on a garden. */
export function windowStage(art: Canvas, { color, accent }: Colors): void {
  art.fill(WALL, color)
  art.fill(roundedRect(262, 64, 676, 506, 10), shade(color, 0.3))
  art.clipped(roundedRect(280, 82, 640, 470, 6), () => garden(art))
  const frame = '#fbf3e2'
  art.stroke('M600 86V548M284 300H916', shade(frame, 0.14), 20)
  art.stroke('M597 86V548M284 297H916', frame, 14)
  art.stroke(roundedRect(276, 78, 648, 478, 8), frame, 18)
  art.fill(roundedRect(240, 556, 720, 32, 6), shade(frame, 0.16))
  art.fill(roundedRect(240, 552, 720, 24, 6), frame)
  curtain(art, 212, 1)
  curtain(art, 988, -1)
  table(art, accent)
}

/** A curtain at one side of the window; `side` 1 falls to the right. */
function curtain(art: Canvas, x: number, side: number): void {
  const edge = (u: number) => num(x + side * u)
  art.fill(
    `M${edge(-40)} 40H${edge(150)}C${edge(150)} 200 ${edge(110)} 330 ${edge(60)} 380C${edge(70)} 460 ${edge(80)} 540 ${edge(70)} 600H${edge(-40)}Z`,
    '#f8ecd4',
  )
  const folds = [0, 34, 72, 106].map(
    (u) => `M${edge(u)} 46C${edge(u)} 200 ${edge(u * 0.7)} 320 ${edge(u * 0.5)} 376V594`,
  )
  art.stroke(folds.join(''), '#d9c39c', 6, { opacity: 0.6 })
  art.stroke(`M${edge(-40)} 384C${edge(0)} 392 ${edge(40)} 388 ${edge(64)} 376`, '#c9512f', 16)
}

/** A porch with its railing, under an awning. */
export function porchStage(art: Canvas, { color, accent }: Colors): void {
  art.fill(
    WALL,
    down(art, [
      [0, '#b9d3d0'],
      [1, '#f2e6c0'],
    ]),
  )
  art.fill('M-40 470C200 380 380 440 600 410C820 380 1000 430 1240 390V640H-40Z', '#9bb07a')
  art.fill('M-40 540C240 490 420 530 640 510C880 488 1040 520 1240 490V640H-40Z', '#7c9560')
  const rails = Array.from({ length: 16 }, (_, index) =>
    roundedRect(index * 84 - 30, 470, 26, 180, 4),
  )
  art.fill(rails.join(''), shade(color, 0.14))
  art.movedBy(-4, 0, () => art.fill(rails.join(''), color, 0.7))
  art.fill(roundedRect(-40, 440, 1280, 34, 6), shade(color, 0.2))
  art.fill(roundedRect(-40, 436, 1280, 24, 6), tint(color, 0.2))
  art.fill('M80-40h70V640h-70Z', tint(color, 0.12))
  art.fill('M128-40h22V640h-22Z', shade(color, 0.22))
  awning(art, color)
  for (let index = 0; index < 16; index += 1) {
    const x = 1230 - art.random.next() * 260
    leaf(
      art,
      {
        x,
        y: 60 + art.random.next() * 200,
        size: 90,
        angle: 1.6 + art.random.jitter(1.1),
        color: art.random.pick(['#5f8f45', '#4b7a35', '#7aa04a']),
      },
      0.5,
    )
  }
  sunbeams(art)
  table(art, accent)
}

/** The scalloped edge of an awning over the porch. */
function awning(art: Canvas, color: Color): void {
  for (let index = 0; index < 13; index += 1) {
    const x = index * 100 - 40
    const cloth = index % 2 ? '#fbf3e2' : mix(color, '#c9512f', 0.75)
    art.fill(`M${x}-40h100V62a50 46 0 0 1-100 0Z`, cloth)
  }
  art.fill('M-40-40H1240V30H-40Z', SHADOW, 0.16)
}
