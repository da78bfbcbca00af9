import { transform } from 'lightningcss'
import { memoize } from '../../src/shared/memoize.ts'

const CLASS = /(?<=\.)[a-z_][\w-]*/gi

/** Returns a function that keeps only the rules whose classes a page uses. */
export function usedStyles(css: string): (html: string) => string {
  const classes = [...new Set(css.match(CLASS))]
  const without = memoize((names: string) => {
    const sheet = { filename: 'page.css', code: Buffer.from(css), minify: true }
    return transform({ ...sheet, unusedSymbols: names.split(' ') }).code.toString()
  })
  return (html) => {
    const onPage = classesIn(html)
    return withoutUnused(without(classes.filter((name) => !onPage.has(name)).join(' ')), html)
  }
}

const RULE_OF_CLASS = /\.[^{}]*\{[^{}]*\}/g
const VARIABLE = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g

/** Removes unused variables, except on the root: adding those later restyles every element. */
function withoutUnused(css: string, html: string): string {
  const used = new Set(`${css}${html}`.match(/(?<=var\()--[\w-]+/g))
  return css.replaceAll(RULE_OF_CLASS, (rule) =>
    rule.replaceAll(VARIABLE, (text, name: string) => (used.has(name) ? text : '')),
  )
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)]
  return new Set(lists.flatMap(([, list = '']) => list.split(' ')))
}
