/** A drawn cloth with a sign, for documents without a picture. */
export interface Cover {
  cloth: string
  color: (typeof CLOTH_COLORS)[number]
  /** SVG path data of an outline, in a 24 × 24 view box. */
  sign: string
  /** The pattern of the cloth: SVG path data, and its opacity on the background. */
  shapes: readonly { path: string; opacity: number }[]
}

export const CLOTH_SIZE = { width: 400, height: 300 } as const

export const CLOTH_COLORS = ['tomato', 'teal', 'butter', 'basil'] as const
