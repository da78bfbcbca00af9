import { capitalized } from '../../src/shared/words.ts'
import { REMARK_LABELS, type ImportRemark } from './importedRecipe.ts'

/** Returns how a note begins: `Not found in the source`. */
export function remarkLabel({ kind }: Pick<ImportRemark, 'kind'>): string {
  return capitalized(REMARK_LABELS[kind])
}

const KINDS = ['unclear', 'dropped', 'missing'] as const
const LABELS = KINDS.map((kind) => remarkLabel({ kind })).join('|')
const NOTES = new RegExp(`^[ \\t#]*(?:${LABELS}): [\\s\\S]*$`, 'm')
const NOTE = new RegExp(`(?<=^|\\s)(?=(?:${LABELS}): )`)
const COMMENTED = /((?:^ *# .*\n)+)\n?^(?: *- )? *(?:(\w+):)?/gm

export function withoutNotes(comment: string): string {
  return comment.replace(NOTES, '')
}

/** The notes of an import in a document, with the fields that they stand above: `nutrition.fat`. */
export function importNotesIn(text: string): { field: string; note: string }[] {
  return [...text.matchAll(COMMENTED)].flatMap((found) => {
    const [, comment = '', name = ''] = found
    const above = [...text.slice(0, found.index).matchAll(/^(\w+):/gm)].at(-1)?.[1]
    const field = comment.startsWith(' ') ? [above, name].filter(Boolean).join('.') : name
    const said = comment.replaceAll(/^ *# /gm, '').replaceAll('\n', ' ').trim().split(NOTE)
    return said
      .filter((note) => NOTES.test(note))
      .map((note) => ({ field: above === undefined ? '' : field, note: note.trim() }))
  })
}
