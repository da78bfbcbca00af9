import type { Canvas } from '../core/canvas.ts'
import type { Color } from '../core/color.ts'

/** The two colours that an art line may give a word: `bowl:teal/bone`. */
export interface Colors {
  color: Color
  accent: Color
}

/** Where food lies: on a plate, in a pan, on a board. In units of the sheet, angles in radians. */
export interface Area {
  x: number
  y: number
  /** Half the smaller side; pieces are sized by it. */
  radius: number
  width: number
  height: number
  angle: number
  round: boolean
}

/** One piece of food: its centre, its size, how it is turned, and its colour. */
export interface Piece {
  x: number
  y: number
  /** Half its width or, for long things, its length; each drawing says which. */
  size: number
  angle: number
  color: Color
}

export type DrawPiece = (art: Canvas, piece: Piece) => void

/** What fills the vessel: `scale` 1 is up to its rim. */
export type DrawBase = (art: Canvas, area: Area, look: { color: Color; scale: number }) => void

/** Many small things at once, within `radius` of a point. */
export type DrawDust = (
  art: Canvas,
  spread: { x: number; y: number; radius: number; count: number; color: Color },
) => void

interface FoodWord {
  /** What it shows, for the vocabulary page: `a slice of lemon`. */
  shows: string
  color: Color
}

/**
 * How pieces are placed: `scatter` apart from each other, `fan` overlapping in a line, `row` side by
 * side, `stack` overlapping downwards, `grid` as on a baking sheet, `bundle` long things together,
 * `one` in the middle.
 */
export type Placing = 'scatter' | 'fan' | 'row' | 'stack' | 'grid' | 'bundle' | 'one'

export interface PieceFood extends FoodWord {
  placed: Placing
  /** As a share of the area's radius. */
  size: number
  /** How many, when the line gives no number. */
  count: number
  /** In a fan, how far the next piece is moved, as a share of the size. */
  step?: number
  draw: DrawPiece
}

export interface BaseFood extends FoodWord {
  placed: 'base'
  /** How far it reaches, as a share of the area. */
  size: number
  draw: DrawBase
}

export interface DustFood extends FoodWord {
  placed: 'dust'
  /** How far it spreads, as a share of the area's radius. */
  size: number
  count: number
  draw: DrawDust
}

export type Food = PieceFood | BaseFood | DustFood

/** What food is served or cooked in, seen from above. Draws itself and says where food may lie. */
export interface Vessel extends Colors {
  shows: string
  draw: (art: Canvas, colors: Colors) => Area
}

/** What everything stands on, seen from above: fills the whole sheet. */
export interface Ground extends Colors {
  shows: string
  draw: (art: Canvas, colors: Colors) => void
}

/** The edge or corner of the sheet that a prop lies at. */
export const PLACES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Place = (typeof PLACES)[number]

export interface PropSpot extends Colors {
  x: number
  y: number
  place: Place
}

/** Something beside the dish, seen from above. */
export interface Prop extends Colors {
  shows: string
  /** Lies under the vessel, as a napkin does. */
  under?: boolean
  draw: (art: Canvas, spot: PropSpot) => void
}

/** A kitchen seen from the front, for a product to stand in. */
export interface Stage extends Colors {
  shows: string
  /** `color` is the wall's, `accent` the table's. */
  draw: (art: Canvas, colors: Colors) => void
}

/** How a product is shown: its two colours and the details its line asks for. */
export interface ProductLook extends Colors {
  has: (detail: string) => boolean
}

export interface Product extends Colors {
  shows: string
  /** `front` stands on a stage, `above` lies on a ground. */
  view: 'front' | 'above'
  /** The words that may follow it: `airfryer:teal+window+dial`. */
  details: readonly string[]
  draw: (art: Canvas, look: ProductLook) => void
}

/** Something beside a product on its stage, seen from the front; `x` is where it stands. */
export interface StageProp extends Colors {
  shows: string
  draw: (art: Canvas, spot: Colors & { x: number; y: number }) => void
}
