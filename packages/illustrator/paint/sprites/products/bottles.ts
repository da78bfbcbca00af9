import type { bottles as words } from '../../../language/words/products/bottles.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, open, roundedRect } from '../../core/contour.ts'
import { enamel, glass, matte, steel, wood } from '../materials.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { leaf } from './morsels.ts'
import { clearGlass, CREAM, footShadow, gleam, liquid, print, roundLabel } from './parts.ts'

/** A tall dark bottle of oil with a steel spout. */
function oliveoil(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('dish')) oilDish(art)
  footShadow(art, 600, 110)
  art.fill(
    'M552 280V352C552 390 500 402 494 450V752Q494 776 518 776H682Q706 776 706 752V450C700 402 648 390 648 352V280Z',
    glass(art, color),
  )
  gleam(art, 'M512 460C516 420 566 410 566 358V300H576V364C574 414 534 430 532 466V740H516Z', 0.42)
  roundLabel(art, [494, 490, 212, 214])
  art.stroke('M494 506H706M494 688H706', accent, 5, { opacity: 0.9 })
  leaf(art, { x: 566, y: 596, size: 112, angle: -0.7, color: '#6b7d35' }, 0.34)
  leaf(art, { x: 640, y: 600, size: 108, angle: -2.3, color: '#7f9040' }, 0.34)
  art.fill(ellipse(604, 626, 22, 27), '#5a6b2a')
  art.fill(ellipse(597, 618, 7, 9), '#c7d08a')
  print(art, [[600, 668, 104]])
  art.fill(roundedRect(544, 248, 112, 46, 10), matte(art, '#2b2620'))
  art.fill('M578 248V208Q580 188 596 180L640 158L648 176L616 196Q612 200 612 216V248Z', steel(art))
}

function oilDish(art: Canvas): void {
  footShadow(art, 850, 100)
  art.fill(
    'M738 728H966C960 764 916 776 890 776H816C786 776 744 764 738 728Z',
    enamel(art, '#f6eddb'),
  )
  art.fill(ellipse(852, 728, 114, 21), '#fffaf0')
  art.fill(ellipse(852, 731, 101, 15), '#b8a832')
  art.fill(ellipse(828, 727, 46, 5), '#eee08a', 0.9)
  tornBread(art)
}

function tornBread(art: Canvas): void {
  art.fill(ellipse(300, 776, 110, 11), SHADOW, 0.35)
  art.fill('M196 770C176 716 220 676 280 676C330 676 344 700 352 770Z', '#a5642a')
  art.fill('M232 768C226 730 250 700 286 692C330 690 352 720 352 768Z', '#f3dfb0')
  art.fill('M300 776C306 730 350 716 390 736C412 752 408 770 400 776Z', '#a5642a')
  art.fill('M312 772C320 740 352 728 380 744C392 756 386 768 376 774Z', '#f3dfb0')
  art.specks(pairs('262,730 290,716 310,744 274,752 346,752 362,762'), '#d8b878', 8)
}

/** A brown apothecary bottle with a black cap. */
function vanilla(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 130)
  art.fill(
    'M546 340V392C540 420 468 424 464 486V748Q464 776 492 776H708Q736 776 736 748V486C732 424 660 420 654 392V340Z',
    glass(art, color),
  )
  gleam(art, 'M484 500C490 450 540 446 556 412V350H568V420C556 452 508 464 504 504V744H486Z', 0.42)
  roundLabel(art, [464, 526, 272, 190])
  art.stroke(roundedRect(482, 540, 236, 162, 6), accent, 4, { opacity: 0.8 })
  flower(art, 600, 596, accent)
  print(art, [
    [600, 654, 130],
    [600, 678, 84],
  ])
  art.fill(roundedRect(532, 250, 136, 96, 12), matte(art, '#26211f'))
  const ridges = Array.from({ length: 11 }, (_, index) => `M${544 + index * 11.5} 262V334`)
  art.stroke(ridges.join(''), '#4d4542', 3, { opacity: 0.8 })
  art.fill(ellipse(600, 252, 66, 10), '#4d4542')
  if (has('beans')) vanillaBeans(art)
}

/** A vanilla flower on the label. */
function flower(art: Canvas, x: number, y: number, color: Color): void {
  for (let petal = 0; petal < 5; petal += 1) {
    leaf(
      art,
      { x, y, size: 42, angle: (petal * Math.PI * 2) / 5 - 1.57, color: tint(color, 0.35) },
      0.5,
    )
  }
  art.fill(ellipse(x, y, 8, 8), '#e3b33f')
}

function vanillaBeans(art: Canvas): void {
  const beans = [
    open(pairs('330,822 470,806 640,790 820,800 872,782')),
    open(pairs('360,780 500,802 650,818 800,812 856,828')),
  ]
  for (const bean of beans) {
    art.movedBy(6, 9, () => art.stroke(bean, SHADOW, 17, { opacity: 0.3 }))
    art.stroke(bean, '#1f120d', 17)
    art.movedBy(-1, -3, () => art.stroke(bean, '#4a2a1c', 8))
    art.movedBy(0, -5, () => art.stroke(bean, '#8a6048', 2.5, { opacity: 0.8 }))
  }
}

/** A squat flask of syrup with a small handle. */
function maplesyrup(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('pancakes')) pancakes(art)
  footShadow(art, 600, 170)
  art.stroke('M668 372C760 350 780 440 706 458', '#f5ead0', 26, { opacity: 0.9 })
  art.stroke('M668 370C752 350 770 434 706 452', shade(color, 0.1), 12, { opacity: 0.6 })
  const flask =
    'M556 300H644V384C650 430 790 480 796 620C800 720 764 776 716 776H484C436 776 400 720 404 620C410 480 550 430 556 384Z'
  clearGlass(art, flask, () => {
    liquid(art, { x: 600, top: 420, bottom: 790, half: 206, color })
    const backlight = art.radialGradient('cx=".6" cy=".5" r=".5"', [
      [0, '#ffe09a', 0.85],
      [1, '#ffd07a', 0],
    ])
    art.fill('M396 420H804V790H396Z', backlight)
    art.fill('M396 412H804V430Q600 446 396 430Z', tint(color, 0.5), 0.8)
  })
  gleam(
    art,
    'M432 620C436 540 480 500 520 470C500 520 460 570 452 640C450 690 460 720 470 740C440 720 430 670 432 620Z',
    0.5,
  )
  mapleLabel(art, accent)
  art.fill(roundedRect(544, 236, 112, 74, 12), wood(art, '#55301f'))
  art.fill(ellipse(600, 238, 56, 9), '#8a5a3a')
  art.fill(roundedRect(548, 304, 104, 18, 8), '#fffdf5', 0.8)
}

function mapleLabel(art: Canvas, accent: Color): void {
  art.fill(ellipse(606, 640, 104, 86), shade('#fbf2df', 0.3), 0.6)
  art.fill(ellipse(600, 634, 104, 86), '#fbf2df')
  art.stroke(ellipse(600, 634, 92, 75), accent, 4)
  art.fill(
    'M600 574l14 24 20-8-4 26 26-4-10 20 16 8-22 16 6 14-38-4-4 26h-8l-4-26-38 4 6-14-22-16 16-8-10-20 26 4-4-26 20 8Z',
    accent,
  )
  print(art, [[600, 700, 50]], '#4a3a2a', 4)
}

function pancakes(art: Canvas): void {
  art.fill(ellipse(964, 770, 150, 15), '#d8cdb8')
  art.fill(ellipse(960, 764, 148, 14), CREAM)
  for (let index = 0; index < 6; index += 1) {
    const y = 752 - index * 23
    const x = 960 + art.random.jitter(7)
    art.fill(roundedRect(x - 108, y - 14, 216, 26, 13), '#e9c27a')
    art.fill(roundedRect(x - 110, y - 16, 220, 13, 6), '#b9722c')
  }
  art.fill(ellipse(960, 626, 108, 20), '#c98438')
  art.fill(
    'M880 620Q960 600 1040 622Q1066 632 1050 668Q1040 690 1034 650Q1000 640 990 690Q982 722 972 660Q920 640 900 664Q876 650 880 620Z',
    '#8a4312',
    0.85,
  )
  art.fill('M930 600l46-10 30 16-44 14Z', '#fbe08a')
  art.fill('M930 600l32 20v16l-32-20ZM962 620l44-14v16l-44 14Z', '#e3b94f')
}

export const bottles = {
  oliveoil,
  vanilla,
  maplesyrup,
} satisfies Record<keyof typeof words, DrawProduct>
