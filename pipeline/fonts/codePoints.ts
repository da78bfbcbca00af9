/**
 * The code points of a list as CSS writes it: `U+20-7E,U+A0`.
 * @throws when the list is written differently
 */
export function codePointsIn(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((range) => {
    const [, first = '', last = first] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/.exec(range) ?? []
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    if (Number.isNaN(from)) throw new Error(`“${range}” is no range like U+20-7E.`)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}
