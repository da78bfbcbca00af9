import { type Cloth, CLOTH_SIZE, type ClothShape } from '../../../src/content/cover.ts'

/** The width of one. */
const SCALLOP = 50

/** What each cloth is woven of, on a ground of one color. */
export const CLOTH_SHAPES: Readonly<Record<Cloth, readonly ClothShape[]>> = {
  gingham: [
    { path: columns(0, 40, 20), opacity: 0.5 },
    { path: rows(0, 40, 20), opacity: 0.5 },
  ],
  stripes: [
    { path: columns(8, 50, 22), opacity: 0.75 },
    { path: columns(38, 50, 3), opacity: 0.75 },
  ],
  checks: [
    { path: columns(0, 66, 26) + rows(0, 66, 26), opacity: 0.3 },
    { path: columns(44, 66, 4) + rows(44, 66, 4), opacity: 0.8 },
  ],
  scallops: [
    { path: scallops(0), opacity: 0.75 },
    { path: scallops(1), opacity: 0.4 },
  ],
}

/** Bands from the top to the bottom. */
function columns(start: number, every: number, width: number): string {
  const { height } = CLOTH_SIZE
  return steps(start, every, CLOTH_SIZE.width)
    .map((x) => `M${x} 0h${width}v${height}h-${width}z`)
    .join('')
}

/** Bands from the left to the right. */
function rows(start: number, every: number, height: number): string {
  const { width } = CLOTH_SIZE
  return steps(start, every, CLOTH_SIZE.height)
    .map((y) => `M0 ${y}h${width}v${height}h-${width}z`)
    .join('')
}

/** Every other row of awnings, whose scallops hang between those of the row below. */
function scallops(row: 0 | 1): string {
  const half = SCALLOP / 2
  return steps(row * half, SCALLOP, CLOTH_SIZE.height)
    .flatMap((y) =>
      steps(row * half - half, SCALLOP, CLOTH_SIZE.width + half).map(
        (x) => `M${x} ${y}h${SCALLOP}a${half} ${half} 0 0 1-${SCALLOP} 0z`,
      ),
    )
    .join('')
}

function steps(start: number, every: number, end: number): number[] {
  return Array.from(
    { length: Math.ceil((end - start) / every) },
    (_, index) => start + index * every,
  )
}
