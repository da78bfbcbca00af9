import type { Color } from '../../language/paints.ts'
import type { Colors, Place } from '../../language/words/types.ts'
import type { Canvas } from '../core/canvas.ts'

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

type DrawFood<Word> = Word extends { placed: 'base' }
  ? DrawBase
  : Word extends { placed: 'dust' }
    ? DrawDust
    : DrawPiece

/** A drawing for each food of a table of words, of the kind in which the food is placed. */
export type FoodSprites<Words> = { readonly [Name in keyof Words]: DrawFood<Words[Name]> }

/** Draws the vessel and says where food may lie. */
export type DrawVessel = (art: Canvas, colors: Colors) => Area

/** Fills the whole sheet. */
export type DrawGround = (art: Canvas, colors: Colors) => void

export interface PropSpot extends Colors {
  x: number
  y: number
  place: Place
}

export type DrawProp = (art: Canvas, spot: PropSpot) => void

export type DrawStage = (art: Canvas, colors: Colors) => void

/** How a product is shown: its two colours and the details its line asks for. */
export interface ProductLook extends Colors {
  has: (detail: string) => boolean
}

export type DrawProduct = (art: Canvas, look: ProductLook) => void

/** `x` is where it stands. */
export type DrawStageProp = (art: Canvas, spot: Colors & { x: number; y: number }) => void
