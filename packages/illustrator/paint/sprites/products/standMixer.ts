import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, type Path, roundedRect } from '../../core/contour.ts'
import { across, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { mixingBowl } from './mixerBowl.ts'
import { footShadow, gleam } from './parts.ts'

const HEAD: Path =
  'M298 306C296 240 356 196 470 184C610 170 760 180 834 232C884 268 886 338 850 372C820 400 770 408 700 408H430C350 408 302 372 298 306Z'
const NECK: Path = 'M664 384C690 470 668 590 616 716L650 748H850C856 620 852 480 842 376Z'
/** The plate of the base, round before the neck, and its edge. */
const PLATE: Path =
  'M312 736C312 708 384 694 480 694H640L690 690H820Q856 696 858 736V740Q850 752 820 752H400Q316 756 312 736Z'
const EDGE: Path =
  'M312 734Q318 752 400 752H820Q852 750 858 734V758Q856 778 830 778H392Q316 778 312 756Z'

/** A tilt-head mixer, its steel bowl on the round of its base. */
export function standmixer(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 590, 290)
  base(art, color)
  neck(art, color)
  shaft(art, color)
  mixingBowl(art, { color: accent, near: color, whisk: has('whisk') })
  head(art, color)
  if (has('flour')) flourDust(art)
}

function base(art: Canvas, color: Color): void {
  const edge = across(art, [
    [0, shade(color, 0.42)],
    [0.1, tint(color, 0.1)],
    [0.3, shade(color, 0.1)],
    [1, shade(color, 0.5)],
  ])
  const top = across(art, [
    [0, tint(color, 0.2)],
    [0.34, shade(color, 0.2)],
    [0.6, color],
    [1, shade(color, 0.3)],
  ])
  art.fill(EDGE, edge)
  art.fill(PLATE, top)
  art.stroke('M318 742Q336 752 400 752H800', tint(color, 0.6), 4, { opacity: 0.7 })
  art.softFill(ellipse(496, 738, 118, 12), SHADOW, 0.6, 10)
}

function neck(art: Canvas, color: Color): void {
  const round = across(art, [
    [0, shade(color, 0.44)],
    [0.24, shade(color, 0.14)],
    [0.46, tint(color, 0.2)],
    [0.6, color],
    [1, shade(color, 0.5)],
  ])
  art.fill(NECK, round)
  art.clipped(NECK, () => {
    art.softFill('M600 360H860V430Q760 450 640 424Z', SHADOW, 0.5, 16)
    art.softFill('M580 560Q690 600 660 730H560Z', SHADOW, 0.3, 18)
    art.softFill(
      'M742 450C748 550 742 630 724 700H730C752 630 756 550 750 450Z',
      '#fff3d6',
      0.32,
      9,
    )
  })
  art.stroke('M628 722Q700 700 840 706', shade(color, 0.5), 4, { opacity: 0.5 })
}

/** What turns the whisk: a steel ring under the head and the shaft in it. */
function shaft(art: Canvas, color: Color): void {
  art.fill('M408 400H556L540 432H424Z', shade(color, 0.5))
  art.fill(roundedRect(420, 420, 124, 18, 8), steel(art))
  art.fill(roundedRect(467, 434, 30, 42, 6), steel(art, '#b7afa5'))
  art.stroke('M462 452H502', '#6f665e', 6)
}

function head(art: Canvas, color: Color): void {
  art.fill(HEAD, shade(color, 0.5))
  const round = art.linearGradient('x1=".3" y1="0" x2=".42" y2="1"', [
    [0, tint(color, 0.5)],
    [0.16, tint(color, 0.2)],
    [0.46, color],
    [0.74, shade(color, 0.22)],
    [0.9, shade(color, 0.48)],
    [1, shade(color, 0.3)],
  ])
  art.fill(HEAD, round)
  art.clipped(HEAD, () => {
    art.softFill('M830 200Q930 300 800 430H900V200Z', SHADOW, 0.34, 24)
    art.softFill('M300 430Q430 380 700 398T880 372V430Z', SHADOW, 0.3, 12)
    art.stroke('M330 396Q500 402 820 386', mix(color, '#f7c9a0', 0.5), 5, { opacity: 0.5 })
    trim(art)
  })
  gleam(
    art,
    'M346 262C380 222 450 206 560 200C640 196 720 200 770 214C660 216 520 222 440 244C390 258 366 280 352 296C338 290 338 274 346 262Z',
    0.62,
  )
  hub(art, color)
  lever(art)
}

/** The steel band around the head. */
function trim(art: Canvas): void {
  const band = 'M290 330Q420 346 600 344T890 316V342Q760 370 600 370T290 354Z'
  art.movedBy(0, 6, () => art.fill(band, SHADOW, 0.4))
  art.fill(band, steel(art))
  art.stroke('M290 332Q420 348 600 346T890 318', '#ffffff', 4, { opacity: 0.8 })
}

/** The cap over the socket for other tools, at the nose. */
function hub(art: Canvas, color: Color): void {
  art.fill(ellipse(312, 304, 25, 42), shade(color, 0.6))
  art.fill(ellipse(306, 302, 24, 41), steel(art))
  art.fill(ellipse(300, 302, 16, 30), '#8e857c')
  art.fill(ellipse(297, 300, 14, 27), steel(art, '#d8d2c8'))
  art.fill(ellipse(292, 290, 4, 9), '#ffffff', 0.9)
}

/** The speed lever in its slot. */
function lever(art: Canvas): void {
  art.fill(roundedRect(630, 280, 150, 22, 11), '#4a4442')
  art.fill(roundedRect(630, 277, 150, 22, 11), steel(art))
  art.fill(roundedRect(640, 284, 130, 8, 4), '#3a3332')
  art.fill(ellipse(684, 296, 20, 19), SHADOW, 0.4)
  const knob = art.radialGradient('cx=".32" cy=".26" r=".8"', [
    [0, '#8a8482'],
    [0.4, '#3a3332'],
    [1, '#171213'],
  ])
  art.fill(ellipse(680, 288, 19, 19), knob)
  art.fill(ellipse(674, 281, 6, 4), '#ffffff', 0.8)
}

function flourDust(art: Canvas): void {
  const { random } = art
  art.softFill('M300 806Q420 784 560 800T860 802Q760 826 560 822T300 806Z', '#fffaf0', 0.5, 8)
  const dust = Array.from(
    { length: 90 },
    () => [580 + random.jitter(330), 806 + random.jitter(18)] as const,
  )
  art.specks(dust.slice(0, 60), '#fffaf0', 4, { opacity: 0.9 })
  art.specks(dust.slice(60), '#fffaf0', 8, { opacity: 0.8 })
}
