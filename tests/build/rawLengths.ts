import { fontSizes, lineHeights, radius, spacing } from '../../src/theme/scale.ts'

const THEME = 'src/theme/scale.ts'

/** Which properties take their lengths from which steps. */
const SCALES = [
  [
    /^(?:(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|inset(?:-[a-z-]+)?|top|right|bottom|left)$/,
    'spacing',
    spacing,
  ],
  [/^border-(?:[a-z-]+-)?radius$/, 'radius', radius],
  [/^font-size$/, 'font-size', fontSizes],
] as const

/** Lines are drawn in px, so that they stay sharp; and so are shadows. */
const LINES = /^(?:border|outline|box-shadow|text-decoration)/
const HAIRLINE = 3

const DECLARATION = /(?:^|[{};])\s*([a-z-]+)\s*:\s*([^;{}]+)/g
const LENGTH = /(?<![\w.])([\d.]+)(px|rem)\b/g
const MEDIA = /@media([^{]*)\{/g

/**
 * What a style sheet says in lengths of its own instead of in steps of the theme.
 *
 * @param isExcepted whether a property of this file may
 * @returns a line for each: the place, the problem and the fix
 */
export function rawLengths(
  file: string,
  css: string,
  isExcepted: (property: string) => boolean = () => false,
): string[] {
  const text = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const found = [...text.matchAll(DECLARATION)].flatMap((match) => {
    const [whole, property = '', value = ''] = match
    const problem = isExcepted(property) ? undefined : problemOf(property, value.trim())
    return problem === undefined ? [] : [{ at: match.index + whole.indexOf(property), problem }]
  })
  const widths = [...text.matchAll(MEDIA)].flatMap((match) => {
    const [length] = match[1]?.match(/[\d.]+(?:px|r?em)\b/) ?? []
    if (length === undefined) return []
    const problem = `“${length}” in a media query. Take a breakpoint of ${THEME}: (width <= $mantine-breakpoint-md).`
    return [{ at: match.index, problem }]
  })
  return [...found, ...widths]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, problem }) => `${file}:${text.slice(0, at).split('\n').length}  ${problem}`)
}

function problemOf(property: string, value: string): string | undefined {
  const said = `“${property}: ${value}”`
  if (property === 'line-height') {
    if (!/^[\d.]+(?:px|r?em)?$/.test(value)) return undefined
    return `${said} is not a step. Take ${nearest('line-height', lineHeights, Number.parseFloat(value))}, or add a step to ${THEME}.`
  }
  const [, kind, steps] = SCALES.find(([pattern]) => pattern.test(property)) ?? []
  const length = [...value.matchAll(LENGTH)].find(([, number, unit]) =>
    kind ? Number(number) > 0 : unit === 'px' && Number(number) > HAIRLINE,
  )
  if (!length) return undefined
  const rem = Number(length[1]) / (length[2] === 'px' ? 16 : 1)
  if (kind && steps) {
    return `${said} is not a step. Take ${nearest(kind, steps, rem)}, or add a step to ${THEME}.`
  }
  if (LINES.test(property)) return undefined
  return `${said} does not grow with the text. Write ${rem}rem.`
}

/** The step closest to a number, as it is written. */
function nearest(kind: string, steps: Record<string, string>, to: number): string {
  const [[name] = []] = Object.entries(steps)
    .filter(([, step]) => !Number.isNaN(Number.parseFloat(step)))
    .toSorted(([, a], [, b]) => distance(a, to) - distance(b, to))
  return `var(--mantine-${kind}-${name})`
}

function distance(step: string, to: number): number {
  return Math.abs(Number.parseFloat(step) - to)
}
