import leven from 'leven'
import { type Folder, KINDS } from '../../src/kinds/kinds.ts'

export function suggestWord(word: string, options: readonly string[]): string | undefined {
  const near = options
    .map((option) => {
      const isSlip = option[0]?.toLowerCase() === word[0]?.toLowerCase()
      const allowed = Math.round(option.length * (isSlip ? 0.4 : 0.2))
      const maxDistance = allowed + 1
      const distance = leven(word.toLowerCase(), option.toLowerCase(), { maxDistance })
      return { option, distance, allowed }
    })
    .filter(({ distance, allowed }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.option
}

/** Reads `/recipes/42`, `recipe/42`, `/blog/42-soup`, `#42` and `42`. */
export function looseReference(written: string): { number: string; folder?: Folder } | undefined {
  const [, word = '', number] = /^\W*(?:([a-z]+)\W+)?0*([1-9]\d*)\b/i.exec(written) ?? []
  const folders = KINDS.flatMap(({ folder, list }) => [folder, list.slice(1)])
  const near = suggestWord(word, folders)
  const folder = KINDS.find((kind) => kind.folder === near || kind.list === `/${near}`)?.folder
  return number === undefined || (word !== '' && !folder) ? undefined : { number, folder }
}

/** Names the near word, two or three that contain it, or all options. */
export function didYouMean(word: string, options: readonly string[]): string {
  const whole = options.filter((option) => option.toLowerCase().includes(word.toLowerCase()))
  if (word.length > 2 && (whole.length === 2 || whole.length === 3)) {
    return `Did you mean ${whole.map((option) => `“${option}”`).join(' or ')}?`
  }
  const near = suggestWord(word, options)
  return near ? `Did you mean “${near}”?` : `Use one of: ${options.join(', ')}.`
}
