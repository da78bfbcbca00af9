/** Paints a line of art as pixels. */
export { SHADOW } from './core/color.ts'
export type { Pixels } from './core/paint.ts'
export { paintCanvas, toImage } from './core/raster.ts'
export { illustrate } from './illustrate.ts'
export { recordDrawings } from './recordedDrawings.ts'
export { drawSpecimen } from './specimen.ts'
export { paintSpecimenSheet } from './specimenSheet.ts'
