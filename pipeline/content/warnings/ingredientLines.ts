import { readIngredient } from '../ingredients/readIngredient.ts'
import { ingredientsOf } from '../placedTexts.ts'
import { type Complain, quote } from '../problem.ts'
import type { ReadDocument } from '../document.ts'

/** Warns of ingredients whose amounts could not be scaled or converted, since they cannot be read. */
export function checkIngredientLines(document: ReadDocument, complain: Complain): void {
  for (const { text, place } of ingredientsOf(document)) {
    if (readIngredient(text).isRead) continue
    complain(
      place,
      'unread-ingredient',
      `The amount in ${quote(text)} cannot be read.`,
      'Begin with the amount, its measure and what it is, as in “1½ cups (190 g) all-purpose flour”.',
    )
  }
}
