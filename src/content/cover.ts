/** A cover, a cloth with a sign, replaces the picture that a document lacks. */
export interface Cover {
  cloth: string
  color: (typeof CLOTH_COLORS)[number]
  /** SVG path data of an outline, on a square of 24. */
  sign: string
  /** The pattern of the cloth: SVG path data, and its opacity on the ground. */
  shapes: readonly { path: string; opacity: number }[]
}

export const CLOTH_SIZE = { width: 400, height: 300 } as const

export const CLOTH_COLORS = ['tomato', 'teal', 'butter', 'basil'] as const
