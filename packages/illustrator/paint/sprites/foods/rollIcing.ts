import { closed, type Path, type Point } from '../../core/contour.ts'
import type { RolledDough } from './rolledDough.ts'

/** The icing's shore: in which direction, in degrees, and how far out; more than 1 is down the side. */
type Shore = readonly (readonly [degrees: number, reach: number])[]

const SHORES: readonly Shore[] = [
  [
    [-172, 0.6],
    [-146, 0.64],
    [-118, 0.8],
    [-92, 0.88],
    [-64, 0.82],
    [-36, 0.86],
    [-12, 0.78],
    [8, 0.64],
    [24, 0.6],
    [40, 0.66],
    [54, 0.8],
    [68, 0.92],
    [80, 0.98],
    [88, 1.06],
    [91, 1.2],
    [92.5, 1.38],
    [96, 1.46],
    [101, 1.47],
    [105, 1.4],
    [106.5, 1.2],
    [110, 1.06],
    [118, 0.97],
    [134, 0.93],
    [148, 0.9],
    [160, 0.78],
    [174, 0.64],
  ],
  [
    [-170, 0.84],
    [-140, 0.78],
    [-108, 0.62],
    [-84, 0.6],
    [-54, 0.74],
    [-26, 0.88],
    [-4, 0.95],
    [16, 0.97],
    [26, 1.03],
    [31, 1.16],
    [34, 1.3],
    [39, 1.37],
    [45, 1.35],
    [48, 1.22],
    [51, 1.06],
    [60, 0.94],
    [76, 0.76],
    [94, 0.66],
    [112, 0.7],
    [128, 0.82],
    [144, 0.9],
    [158, 0.9],
  ],
]

/** Where thin icing lies on a roll: a soft shore, few runs. */
export function icingShore(dough: RolledDough, which: number, size: number): Path {
  const shore = SHORES[which % SHORES.length] ?? []
  const points = shore.map(([degrees, reach]): Point => {
    const [x, y] = dough.on((degrees * Math.PI) / 180, reach, reach < 1 ? 0.03 : 0)
    return [x * size, y * size]
  })
  return closed(points)
}
