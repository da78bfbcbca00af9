import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { moved, type Point, polygon, sized, turned } from '../../core/contour.ts'
import { pairs } from './pairs.ts'

/** Thin plates and splinters, as the pan lets them grow. */
const PLATES = [
  pairs('-1,-.1 -.2,-.7 .9,-.2 .3,.6'),
  pairs('-.9,.2 -.5,-.5 .6,-.6 1,.1 .1,.5'),
  pairs('-.8,-.4 .5,-.5 .9,.4 -.3,.5'),
  pairs('-1,.1 .2,-.4 1,-.1 .1,.3'),
  pairs('-.6,-.5 .7,-.3 .4,.6 -.5,.4'),
] as const

/** One flake; `light` 1 is in the light, 0 in the shade of its heap. */
export function flake(art: Canvas, [x, y]: Point, size: number, light: number): void {
  const { random } = art
  const plate = turned(sized(random.pick(PLATES), size), random.jitter(0.9), x, y)
  art.fill(polygon(moved(plate, size * 0.16, size * 0.24)), '#8d8494', 0.6)
  const bright = Math.min(1, Math.max(0, light + random.jitter(0.25)))
  art.fill(polygon(plate), mix('#b3adbf', '#fffefa', bright))
}

/** A hollow crystal that stands on its tip: its four sides in steps, its inside in the shade. */
export function pyramid(art: Canvas, [x, y]: Point, size: number, turn: number): void {
  const at = (text: string) => polygon(turned(sized(pairs(text), size), turn, x, y))
  art.movedBy(size * 0.16, size * 0.3, () => art.fill(at('-1,-.2 0,-.7 1,-.2 0,1'), SHADOW, 0.3))
  art.fill(at('-1,-.2 0,.32 0,1'), '#fffefa')
  art.fill(at('1,-.2 0,.32 0,1'), '#b9b2c2')
  art.fill(at('-.8,.04 0,.52 0,.6 -.74,.12'), '#d5cfd8')
  art.fill(at('-1,-.2 0,-.7 1,-.2 0,.32'), '#fbf8f2')
  art.fill(at('-.7,-.2 0,-.55 .7,-.2 0,.16'), '#cdc7d2')
  art.fill(at('-.42,-.2 0,-.4 .42,-.2 0,0'), '#a59db0')
  art.fill(at('-.7,-.2 0,.16 0,.05 -.55,-.22'), '#efeaec')
}

interface Heap {
  x: number
  foot: number
  half: number
  height: number
  count: number
}

/** Flakes heaped up loosely: fine ones all over, larger ones on the light side, whole crystals on top. */
export function heapedFlakes(art: Canvas, { x, foot, half, height, count }: Heap): void {
  const { random } = art
  const places = Array.from({ length: count }, (): Point => {
    const across = random.jitter(1)
    const top = (1 - Math.abs(across) ** 1.35) * height * random.range(0.9, 1.02)
    return [x + across * half, foot - random.next() ** 0.8 * top]
  })
  places.sort(([, first], [, second]) => first - second)
  for (const [index, place] of places.entries()) {
    const light = 0.78 - ((place[0] - x) / half) * 0.42 + ((foot - place[1]) / height) * 0.2
    if (index % 29 === 11) pyramid(art, place, random.range(11, 17), random.jitter(0.5))
    else flake(art, place, random.range(5, 12), light)
  }
}
