import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, placed, shape, spots } from './dough.ts'
import { lettuceFrill, shreds } from './fillings.ts'

const GREENS = ['#3f7a28', '#5f9a34', '#8fbf4e', '#b9d87a', '#4f8a2c', '#dcebae'] as const

/** Half its width and half its height, in shares of the size, as the cut is turned. */
type Cut = readonly [rx: number, ry: number]

/** Ribbons of romaine: their frills reach a little over the edge of the tortilla. */
function romaine(art: Canvas, piece: Piece, [rx, ry]: Cut): void {
  const { random } = art
  const { size } = piece
  const around = bow([0, 0], [rx * 0.84, ry * 0.86], [0, Math.PI * 1.92], 17)
  const within = pack(random, 0, 0, rx * 0.72, 16, { ry: ry * 0.76 })
  const places = placed([...around, ...within], piece)
  for (const [index, [x, y]] of places.entries()) {
    const color = GREENS[(index * 5) % GREENS.length] ?? GREENS[0]
    const out = Math.atan2(y - piece.y, x - piece.x) + Math.PI / 2
    const angle = index < around.length ? out + random.jitter(0.4) : random.jitter(1.2)
    lettuceFrill(art, { x, y, size: size * random.range(0.1, 0.16), angle, color })
  }
}

const SLICE: readonly Point[] = shape(
  '-1 -0.06, -0.86 -0.34, -0.3 -0.46, 0.4 -0.44, 0.9 -0.26, 1 0.08, 0.78 0.34, 0.1 0.42, -0.6 0.36, -0.92 0.2',
)

/** A slice of chicken breast: white along its fibers, browned where its crust was. */
function chickenSlice(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const flesh = mix('#fbe6c4', '#f0cf9c', random.next())
  const outline = placed(
    SLICE.map(([u, v]): Point => [u + random.jitter(0.07), v + random.jitter(0.06)]),
    piece,
  )
  art.shadow(closed(outline), size * 0.3, 0.6)
  art.fill(closed(outline), '#a8622a')
  art.fill(closed(shrunk(outline, 0.93, size * 0.01, size * 0.06)), flesh)
  art.clipped(closed(outline), () => {
    const crust = placed(shape('-1 -0.1, -0.5 -0.42, 0.3 -0.46, 0.96 -0.22'), piece)
    art.stroke(open(crust), '#b8702c', size * 0.24, { opacity: 0.85 })
    art.stroke(open(crust), '#7a3e14', size * 0.1, { opacity: 0.7 })
    const fibers = [-0.5, -0.1, 0.3, 0.66].map((u) =>
      open(
        placed(
          [
            [u, -0.1],
            [u + 0.1, 0.14],
            [u + 0.02, 0.34],
          ],
          piece,
        ),
      ),
    )
    art.stroke(fibers.join(''), shade(flesh, 0.24), size * 0.05, { opacity: 0.6 })
    const lit = placed(shape('-0.6 0.02, 0 -0.08, 0.5 -0.06'), piece)
    art.stroke(open(lit), tint(flesh, 0.8), size * 0.1, { opacity: 0.7 })
  })
}

/** Dressing that clings to the leaves, in drops and short runs. */
function dressing(art: Canvas, piece: Piece, [rx, ry]: Cut): void {
  const { random } = art
  const { size } = piece
  for (const [x, y] of placed(pack(random, 0, 0, rx * 0.7, 6, { ry: ry * 0.76 }), piece)) {
    const reach = size * random.range(0.03, 0.055)
    const drop = blob(random, x, y, reach * 0.8, reach * 1.2, { wobble: 0.16 })
    art.movedBy(2, 3, () => art.fill(closed(drop), '#3a2a12', 0.4))
    art.fill(closed(drop), '#fdf2d4')
    art.specks([[x - reach * 0.2, y - reach * 0.3]], '#ffffff', reach * 0.4)
  }
}

/** Romaine, sliced chicken, parmesan and golden crumbs, bulging from the cut of a wrap. */
export function caesarFilling(art: Canvas, piece: Piece, [rx, ry]: Cut): void {
  const { random } = art
  const { size } = piece
  romaine(art, piece, [rx, ry])
  const rows = [-0.62, -0.3, 0.02, 0.34, 0.64]
  for (const [index, row] of rows.entries()) {
    const aside = (index % 2 ? 0.22 : -0.2) + random.jitter(0.1)
    const [[x, y] = [0, 0]] = placed([[rx * aside, ry * row]], piece)
    const angle = random.range(-0.5, 0.35)
    chickenSlice(art, { ...piece, x, y, angle, size: size * random.range(0.13, 0.165) })
    const tuft = {
      x: x + size * random.jitter(0.14),
      y: y + size * 0.07,
      angle: random.jitter(0.8),
    }
    const color = random.pick(['#5f9a34', '#8fbf4e', '#b9d87a'])
    lettuceFrill(art, { ...tuft, size: size * random.range(0.07, 0.1), color })
  }
  dressing(art, piece, [rx, ry])
  const over = placed(pack(random, 0, 0, rx * 0.8, 62, { ry: ry * 0.84, tries: 3 }), piece)
  shreds(art, over.slice(0, 12), { size: size * 0.06, color: '#fdf3da', width: size * 0.016 })
  art.fill(spots(random, over.slice(12), [size * 0.008, size * 0.019]), '#c47a24')
  art.fill(spots(random, over.slice(40), [size * 0.006, size * 0.012]), '#f3c06a')
}
