import { type Cover, CLOTH_COLORS } from '../../../src/content/cover.ts'
import type { Subject } from '../../content/documents/subjectOf.ts'
import { CLOTHS } from './cloths.ts'
import { signOf } from './signs.ts'

/** The category decides the color, the title the cloth. @param folder '' for the site itself */
export function chooseCover(folder: string, subject: Subject): Cover {
  const { category = folder, title = '' } = subject
  const { cloth, shapes } = choose(CLOTHS, title)
  return { cloth, color: choose(CLOTH_COLORS, category), sign: signOf(folder, subject), shapes }
}

/** Chooses the same on every machine, by an FNV-1a hash. */
function choose<Choice>(choices: readonly [Choice, ...Choice[]], text: string): Choice {
  const hash = Array.from(text).reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  )
  return choices[hash % choices.length] ?? choices[0]
}
