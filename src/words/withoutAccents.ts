/** A text whose letters have lost their marks: `crème` is `creme`, and ligatures are letters. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
