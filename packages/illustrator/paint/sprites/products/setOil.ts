import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { closed, type Point, sized } from '../../core/contour.ts'
import { ribbon } from '../foods/produce/shapes.ts'
import { pairs } from './pairs.ts'

/** The heap around the middle of the jar's mouth: it stands over the rim, drawn up to a leaning peak. */
const HEAP =
  '-153,8 -150,-14 -130,-32 -110,-38 -92,-54 -62,-64 -36,-84 0,-98 34,-106 58,-98 58,-86 44,-77 72,-74 106,-60 122,-40 144,-22 154,6 132,28 80,41 0,46 -80,41 -132,28'

/** Where a spoon went round: broad folds, each in the shade of the one above it. */
const FOLDS = [
  '44,-78 10,-74 -30,-58 -62,-34 -92,-22 -126,-16 -92,-4 -44,-16 -8,-42 24,-62',
  '72,-74 58,-50 22,-22 -30,4 -88,14 -140,8 -90,30 -20,26 44,2 80,-30 92,-56',
  '122,-40 112,-8 74,18 18,36 -30,38 40,44 104,32 138,8 138,-14',
] as const
/** The lit edges of the folds. */
const EDGES = [
  '50,-84 12,-80 -32,-64 -64,-40 -94,-28 -130,-22',
  '70,-78 56,-56 20,-28 -32,-2 -88,8 -142,4',
  '120,-38 108,-12 72,12 16,30 -40,34',
] as const

/** Coconut oil, set white and firm, heaped over the brim of its jar in the folds of a spoon. */
export function setOil(art: Canvas, x: number, y: number, scale = 1): void {
  const at = (text: string): Point[] =>
    sized(pairs(text), scale).map(([u, v]): Point => [x + u, y + v])
  const heap = closed(at(HEAP))
  art.fill(heap, skin(art))
  art.clipped(heap, () => {
    art.softFill(closed(at('60,50 96,0 104,-60 150,-50 180,60')), '#8d7c78', 0.34, 18)
    for (const fold of FOLDS) art.fill(closed(at(fold)), inFold(art))
    art.softFill(closed(at('34,-88 56,-100 60,-86 42,-78')), '#8d7c78', 0.5, 4)
    for (const edge of EDGES) art.fill(ribbon(at(edge), 8 * scale), '#ffffff', 0.95)
    art.softFill(closed(at('-24,-78 4,-92 28,-98 8,-84 -18,-70')), '#ffffff', 0.9, 5)
  })
}

function skin(art: Canvas): Color {
  return art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
    [0, '#ffffff'],
    [0.5, '#fffaf0'],
    [0.78, '#eadfce'],
    [1, '#c6b6a6'],
  ])
}

/** Dark where it goes in under the fold above, light again where it comes out. */
function inFold(art: Canvas): Color {
  return art.linearGradient('x1=".4" y1="0" x2=".56" y2="1"', [
    [0, '#857570', 0.95],
    [0.34, '#b9aa9e', 0.85],
    [0.8, '#efe6d8', 0.4],
    [1, '#fffaf0', 0],
  ])
}
