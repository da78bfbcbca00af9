export type TextEdit = ReturnType<typeof edit>

export interface TextSelection {
  text: string
  start: number
  end: number
}

/** Replaces the text between two offsets, and selects a part of the result. */
function edit(from: number, to: number, insert: string, selectFrom: number, selectTo = selectFrom) {
  return { from, to, insert, selectFrom, selectTo }
}

/** Toggles marks around the selection: `**words**`. */
export function mark({ text, start, end }: TextSelection, marks: string): TextEdit {
  const from = start - marks.length
  const to = end + marks.length
  const selected = text.slice(start, end)
  // A star that belongs to `**` is not a mark for italics.
  const isMarked =
    text.slice(Math.max(from, 0), start) === marks &&
    text.slice(end, to) === marks &&
    !(marks === '*' && text.charAt(from - 1) === '*' && text.charAt(from - 2) !== '*')
  if (isMarked) return edit(from, to, selected, from, from + selected.length)
  return edit(start, end, marks + selected + marks, start + marks.length, to)
}

export function link({ text, start, end }: TextSelection): TextEdit {
  const words = text.slice(start, end) || 'words'
  const address = start + words.length + 3
  return edit(start, end, `[${words}](/recipes/7)`, address, address + '/recipes/7'.length)
}

export function startLines({ text, start, end }: TextSelection, lineMark: string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(end - (end > start ? 1 : 0), start))
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const filled = lines.filter((line) => line !== '')
  const isMarked = filled.length > 0 && filled.every((line) => line.startsWith(lineMark))
  const changed = lines.map((line) => {
    if (line === '' && lines.length > 1) return line
    return isMarked ? line.slice(lineMark.length) : lineMark + line
  })
  const insert = changed.join('\n')
  return edit(from, to, insert, from, from + insert.length)
}

/** Inserts a block below the selected paragraph. @param cursor the cursor's offset in the block */
export function insertBlock(
  { text, end }: TextSelection,
  block: string,
  cursor = block.length,
): TextEdit {
  const paragraphEnd = end + text.slice(end).search(/\n[ \t]*\n|\s*$/)
  const from = text.slice(0, paragraphEnd).replace(/\n+$/, '').length
  const to = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0)
  const before = text.slice(0, from).trim() === '' ? '' : '\n\n'
  const after = text.slice(to) === '' ? '' : '\n\n'
  const at = from + before.length + cursor
  return edit(from, to, before + block + after, at)
}
