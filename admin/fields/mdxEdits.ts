export type TextEdit = ReturnType<typeof link>

export interface TextSelection {
  text: string
  start: number
  end: number
}

/** Toggles marks around the selection: `**words**`. */
export function mark({ text, start, end }: TextSelection, marks: string): TextEdit {
  const from = start - marks.length
  const to = end + marks.length
  const selected = text.slice(start, end)
  // One of the two stars of `**` is no mark for italics.
  const isMarked =
    text.slice(Math.max(from, 0), start) === marks &&
    text.slice(end, to) === marks &&
    !(marks === '*' && text.charAt(from - 1) === '*' && text.charAt(from - 2) !== '*')
  if (isMarked)
    return { from, to, insert: selected, selectFrom: from, selectTo: from + selected.length }
  return {
    from: start,
    to: end,
    insert: marks + selected + marks,
    selectFrom: start + marks.length,
    selectTo: end + marks.length,
  }
}

export function link({ text, start, end }: TextSelection) {
  const words = text.slice(start, end) || 'words'
  const address = start + words.length + 3
  return {
    from: start,
    to: end,
    insert: `[${words}](/recipes/7)`,
    selectFrom: address,
    selectTo: address + '/recipes/7'.length,
  }
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
  return { from, to, insert, selectFrom: from, selectTo: from + insert.length }
}

/** Inserts a block below the selected paragraph. @param cursor its offset in the block */
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
  return { from, to, insert: before + block + after, selectFrom: at, selectTo: at }
}
