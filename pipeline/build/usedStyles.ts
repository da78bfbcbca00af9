import { transform } from 'lightningcss'
import { memoize } from '../../src/shared/memoize.ts'

const CLASS = /(?<=\.)[a-z_][\w-]*/gi

/** Finds the rules of a style sheet whose classes are in a page. */
export function usedStyles(css: string): (html: string) => string {
  const classes = [...new Set(css.match(CLASS))]
  const without = memoize((names: string) => {
    const sheet = { filename: 'page.css', code: Buffer.from(css), minify: true }
    return transform({ ...sheet, unusedSymbols: names.split(' ') }).code.toString()
  })
  return (html) => {
    const onPage = classesIn(html)
    return usedVariables(without(classes.filter((name) => !onPage.has(name)).join(' ')), html)
  }
}

const VARIABLE = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g

/** Removes unused custom properties until none is left. */
function usedVariables(css: string, html: string): string {
  const used = new Set(`${css}${html}`.match(/(?<=var\()--[\w-]+/g))
  const rest = css.replaceAll(VARIABLE, (text, name: string) => (used.has(name) ? text : ''))
  return rest === css ? css : usedVariables(rest, html)
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)]
  return new Set(lists.flatMap(([, list = '']) => list.split(' ')))
}
