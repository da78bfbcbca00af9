import { capitalized } from './capitalized.ts'

/** The name of a field in words: `makeAhead` is “Make ahead”. */
export function nameInWords(name: string): string {
  return capitalized(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}
