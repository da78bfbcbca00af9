export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Writes “1 recipe”, “2 recipes”. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Writes the name of a field in words: `makeAhead` as “Make ahead”. */
export function nameInWords(name: string): string {
  return capitalized(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

/** Removes accents and ligatures: `crème` becomes `creme`, `ﬁ` becomes `fi`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** Converts a field with one word, several or none to a list. */
export function toList(words: string | readonly string[] = []): readonly string[] {
  return [words].flat()
}
