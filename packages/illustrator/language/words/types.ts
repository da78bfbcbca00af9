import type { Color } from '../paints.ts'

/** The two colours that an art line may give a word: `bowl:teal/bone`. */
export interface Colors {
  color: Color
  accent: Color
}

interface Word {
  /** What it shows, for the vocabulary page: `a slice of lemon`. */
  shows: string
  /**
   * Of its drawing, 1 when left out. Raised by one whenever the drawing changes: pictures that use
   * the word then get new names, and no others do.
   */
  version?: number
}

interface FoodWord extends Word {
  color: Color
  /** Looked at from lower down, as its sides are half of what it is. */
  tall?: boolean
}

/**
 * How pieces are placed: `scatter` apart from each other, `fan` overlapping in a line, `row` side by
 * side, `stack` overlapping downwards, `grid` as on a baking sheet, `bundle` long things together,
 * `one` in the middle.
 */
export type Placing = 'scatter' | 'fan' | 'row' | 'stack' | 'grid' | 'bundle' | 'one'

/** A food of separate pieces. */
export interface PieceFood extends FoodWord {
  placed: Placing
  /** As a share of the area's radius. */
  size: number
  /** How many, when the line gives no number. */
  count: number
  /** In a fan or a row, how far the next piece is moved, as a share of the size. */
  step?: number
  /** How high its top lies, as a share of the size: what a line names after it lies there. */
  top?: number
  /** Lies half under in a soup or a sauce. */
  sinks?: true
}

/** A food that fills its vessel. */
export interface BaseFood extends FoodWord {
  placed: 'base'
  /** How far it reaches, as a share of the area. */
  size: number
  /** So deep and wet that pieces sink into it. */
  liquid?: true
}

/** Many small things at once. */
export interface DustFood extends FoodWord {
  placed: 'dust'
  /** How far it spreads, as a share of the area's radius. */
  size: number
  count: number
}

export type Food = PieceFood | BaseFood | DustFood

/** What food is served or cooked in, seen from above. */
export interface Vessel extends Colors, Word {}

/** What everything stands on, seen from above: fills the whole sheet. */
export interface Ground extends Colors, Word {}

/** The edge or corner of the sheet that a prop lies at. */
export const PLACES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Place = (typeof PLACES)[number]

/** Something beside the dish, seen from above. */
export interface Prop extends Colors, Word {
  /** Lies under the vessel, as a napkin does. */
  under?: boolean
  /** As high as it is wide, so that it looks as round from the side as from above. */
  round?: boolean
}

/** A kitchen seen from the front, for a product to stand in: `color` is the wall's, `accent` the table's. */
export interface Stage extends Colors, Word {}

export interface Product extends Colors, Word {
  /** `front` stands on a stage, `above` lies on a ground. */
  view: 'front' | 'above'
  /** The words that may follow it: `airfryer:teal+window+dial`. */
  details: readonly string[]
}

/** Something beside a product on its stage, seen from the front. */
export interface StageProp extends Colors, Word {}
