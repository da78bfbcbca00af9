/** The notes of a recipe in the order in which a cook has use for them, with what they are called. */
const NOTES = [
  ['makeAhead', 'Make ahead'],
  ['storage', 'Storage'],
  ['reheating', 'Reheating'],
  ['freezing', 'Freezing'],
  ['substitutions', 'Substitutions'],
  ['serveWith', 'Serve with'],
] as const

type Notes = Partial<Record<(typeof NOTES)[number][0], string>>

/** The notes that a recipe has, each with its label. */
export function listNotes(notes: Notes | undefined): { label: string; note: string }[] {
  return NOTES.flatMap(([name, label]) => {
    const note = notes?.[name]
    return note ? [{ label, note }] : []
  })
}
