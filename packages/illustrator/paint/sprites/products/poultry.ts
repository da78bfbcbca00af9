import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Point, shrunk } from '../../core/contour.ts'
import { pairs } from './pairs.ts'
import { leaf } from './morsels.ts'

interface Bird {
  x: number
  y: number
  color: Color
}

/** A roast chicken from above, its legs to the left. */
export function roastChicken(art: Canvas, { x, y, color }: Bird): void {
  art.group(`transform="translate(${x} ${y}) rotate(-6)"`, () => {
    const herbs = pairs('-180,130 190,140 -120,-150 230,-110')
    for (const [u, v] of herbs)
      leaf(art, { x: u, y: v, size: 96, angle: art.random.angle(), color: '#5b8a3a' }, 0.5)
    for (const side of [-1, 1]) wing(art, side, color)
    const body = closed(
      pairs('-190,0 -150,-104 -20,-146 130,-132 218,-60 226,0 218,60 130,132 -20,146 -150,104'),
    )
    art.shadow(body, 30, 0.4)
    art.fill(body, shade(color, 0.42))
    art.fill(
      closed(
        pairs('-186,-8 -150,-104 -20,-146 130,-132 206,-62 212,-10 196,44 110,108 -30,122 -154,84'),
      ),
      color,
    )
    art.fill(closed(pairs('-30,-100 90,-104 168,-56 160,6 60,20 -40,-10')), tint(color, 0.24))
    art.stroke(
      open([
        [-60, -4],
        [40, 4],
        [140, 0],
        [206, 4],
      ]),
      shade(color, 0.4),
      5,
      { opacity: 0.6 },
    )
    for (const side of [-1, 1]) drumstick(art, side, color)
    art.fill(body, 'url(#volume)')
    art.fill(ellipse(70, -76, 70, 20), '#f9dca6', 0.65)
    const pepper = Array.from({ length: 60 }, (): Point => [
      20 + art.random.jitter(170),
      art.random.jitter(110),
    ])
    art.specks(pepper, shade(color, 0.6), 4.5, { opacity: 0.6 })
  })
}

function wing(art: Canvas, side: number, color: Color): void {
  const points: Point[] = [
    [60, side * 120],
    [120, side * 172],
    [200, side * 160],
    [210, side * 130],
    [150, side * 110],
  ]
  art.body(points, shade(color, 0.06), { height: 16, lit: 0.86, shaded: 0.42, highlight: 0.2 })
}

function drumstick(art: Canvas, side: number, color: Color): void {
  art.stroke(`M-170 ${side * 42}L-246 ${side * 26}`, '#d8c49c', 26)
  art.stroke(`M-170 ${side * 40}L-248 ${side * 24}`, '#f3e6c8', 18)
  art.fill(ellipse(-252, side * 18, 12, 11) + ellipse(-250, side * 34, 12, 11), '#f3e6c8')
  const leg: Point[] = [
    [-196, side * 40],
    [-130, side * 22],
    [-40, side * 26],
    [30, side * 76],
    [0, side * 126],
    [-80, side * 124],
    [-160, side * 76],
  ]
  art.body(leg, tint(color, 0.06), { height: 12, lit: 0.88, shaded: 0.4, highlight: 0.24 })
}

/** A raw chicken from the side, its breast up and its leg to the left. */
export function rawChicken(art: Canvas, { x, y, color }: Bird): void {
  art.group(`transform="translate(${x} ${y})"`, () => {
    const body = pairs('-200,-20 -170,-110 -70,-170 70,-176 180,-120 210,-40 180,0 -150,6')
    art.fill(closed(body), shade(color, 0.26))
    art.fill(closed(shrunk(body, 0.95, -6, -8)), color)
    art.fill(
      closed(pairs('-120,-110 -40,-156 70,-160 130,-126 40,-116 -60,-96')),
      tint(color, 0.5),
      0.8,
    )
    const leg = pairs('-60,-20 -80,-90 -150,-116 -220,-90 -262,-50 -230,-34 -160,-6')
    art.fill(closed(leg), shade(color, 0.22))
    art.fill(closed(shrunk(leg, 0.9, -5, -7)), tint(color, 0.14))
    art.fill(ellipse(-268, -48, 18, 15) + ellipse(-262, -66, 15, 14), '#f3e3cd')
    const tip = pairs('60,-60 120,-92 190,-70 196,-30 120,-20')
    art.fill(closed(tip), shade(color, 0.24))
    art.fill(closed(shrunk(tip, 0.88, -4, -6)), tint(color, 0.1))
    const skin = blob(art.random, 0, -90, 150, 60, { points: 40, wobble: 0.3 })
    art.specks(skin, shade(color, 0.2), 4, { opacity: 0.5 })
  })
}
