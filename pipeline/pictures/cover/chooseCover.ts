import { type Cover, CLOTH_COLORS, CLOTHS } from '../../../src/content/cover.ts'
import type { Subject } from '../subjectOf.ts'
import { CLOTH_SHAPES } from './clothShapes.ts'
import { signOf } from './signs.ts'

/**
 * The cover of a document without a picture: documents of a category share a color, and their titles
 * choose among the cloths.
 * @param folder of the document, '' for the site's own settings
 */
export function chooseCover(folder: string, subject: Subject): Cover {
  const { category = folder, title = '' } = subject
  const cloth = oneOf(CLOTHS, title)
  return {
    cloth,
    color: oneOf(CLOTH_COLORS, category),
    sign: signOf(folder, subject),
    shapes: CLOTH_SHAPES[cloth],
  }
}

/** The same for the same text, on every machine. */
function oneOf<Choice>(choices: readonly [Choice, ...Choice[]], text: string): Choice {
  const mixed = Array.from(text).reduce(mix, 2166136261)
  return choices[mixed % choices.length] ?? choices[0]
}

function mix(sum: number, character: string): number {
  return Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
}
