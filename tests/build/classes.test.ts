/** Parts name shared classes as plain strings, which neither types nor the build check. */
import { expect, test } from 'vitest'
import { readFiles } from '../site/readFiles.ts'

const sources = [...(await readFiles('src'))].map(
  ([name, bytes]) => [name, bytes.toString()] as const,
)
const sheets = sources.filter(([name]) => name.endsWith('.css'))
const shared = new Set(
  sheets.filter(([name]) => /^theme\/(?:always|classes|print)\.css$/.test(name)).flatMap(classesOf),
)

/** Returns the classes that a sheet has rules for, without those of other sheets. */
function classesOf([, css]: readonly [string, string]): string[] {
  const rules = css.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '')
  return rules.match(/(?<=\.)[a-z][\w-]*(?=[^;}]*\{)/gi) ?? []
}

/** The classes that JSX names as strings: `className="a"`, and `a` in `{`a ${classes.b}`}`. */
function namedIn(tsx: string): string[] {
  const values = [...tsx.matchAll(/className(?:="([^"]*)"|s?=\{((?:`[^`]*`|[^`}])*)\})/g)]
  return values.flatMap(([, plain, code = '']) => {
    const strings = code.match(/`[^`]*`|'[^'\n]*'/g) ?? []
    const words = (plain ?? strings.join(' ')).replaceAll(/\$\{[^}]*\}|[`']/g, ' ')
    return words.split(' ').filter(Boolean)
  })
}

const named = sources
  .filter(([name]) => /(?<!\.test)\.tsx$/.test(name))
  .flatMap(([name, tsx]) => namedIn(tsx).map((className) => [name, className] as const))

test('every class that a part names as a string is a shared one', () => {
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(([, className]) => !shared.has(className))).toEqual([])
})

test('no sheet of a part has a class with the name of a shared one', () => {
  const modules = sheets.filter(([name]) => name.endsWith('.module.css'))
  const classes = modules.flatMap((sheet) =>
    classesOf(sheet).map((name) => [sheet[0], name] as const),
  )
  expect(classes.length).toBeGreaterThan(150)
  expect(classes.filter(([, name]) => shared.has(name))).toEqual([])
})
