export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** As in “1 recipe”, “2 recipes”. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The name of a field in words: `makeAhead` is “Make ahead”. */
export function nameInWords(name: string): string {
  return capitalized(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

/** A text whose letters have lost their marks: `crème` is `creme`, and ligatures are letters. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
