import { capitalized } from '../../src/shared/textForms.ts'

/** The beginnings of import remarks, about unclear and missing values. */
export const REMARK_LABELS = {
  unclear: 'unclear',
  dropped: 'left out',
  missing: 'not found in the source',
}

const LABELS = Object.values(REMARK_LABELS).map(capitalized).join('|')
const REMARKS = new RegExp(`^[ \\t#]*(?:${LABELS}): [\\s\\S]*$`, 'm')
const REMARK_START = new RegExp(`(?<=^|\\s)(?=(?:${LABELS}): )`)
const COMMENTED = /((?:^ *# .*\n)+)\n?^(?: *- )? *(?:(\w+):)?/gm

export function withoutRemarks(comment: string): string {
  return comment.replace(REMARKS, '')
}

/** Returns the import remarks in a document, each with the field below it: `nutrition.fat`. */
export function importRemarksIn(text: string): { field: string; note: string }[] {
  return [...text.matchAll(COMMENTED)].flatMap((found) => {
    const [, comment = '', name = ''] = found
    const above = [...text.slice(0, found.index).matchAll(/^(\w+):/gm)].at(-1)?.[1]
    const field = comment.startsWith(' ') ? [above, name].filter(Boolean).join('.') : name
    const notes = comment.replaceAll(/^ *# /gm, '').replaceAll('\n', ' ').trim().split(REMARK_START)
    return notes
      .filter((note) => REMARKS.test(note))
      .map((note) => ({ field: above === undefined ? '' : field, note: note.trim() }))
  })
}
