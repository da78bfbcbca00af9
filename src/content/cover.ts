/** What stands in a document's place for a picture: a cloth of the brand, and a sign of what it is. */
export interface Cover {
  cloth: Cloth
  color: ClothColor
  /** What the sign is drawn from, on a square of 24. */
  sign: string
  /** The pattern of the cloth; only pages with a cover carry it. */
  shapes: readonly ClothShape[]
}

/** The size of a cloth, in its own units. */
export const CLOTH_SIZE = { width: 400, height: 300 } as const

/** A part of a cloth's pattern, drawn in its ink: SVG path data, and how much of the ground it hides. */
export interface ClothShape {
  path: string
  opacity: number
}

export const CLOTHS = ['gingham', 'stripes', 'scallops', 'checks'] as const
export type Cloth = (typeof CLOTHS)[number]

/** The colors of the theme that cloths come in. */
export const CLOTH_COLORS = ['tomato', 'teal', 'butter', 'basil'] as const
export type ClothColor = (typeof CLOTH_COLORS)[number]
