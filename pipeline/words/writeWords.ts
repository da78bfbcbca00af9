import path from 'node:path'
import { LANGUAGES } from '../../languages/languages.ts'
import { writeChanged } from '../system/writeChanged.ts'
import { compileMessage, type ParameterType } from './compileMessage.ts'
import type { SiteWords } from './siteWords.ts'

const TYPES: Record<ParameterType, string> = {
  text: 'string | number',
  number: 'number',
  element: '(words: ReactNode) => ReactNode',
}

/** Writes a module with the messages of each part of the site, which code imports as `words/…`. */
export async function writeWords(dir: string, { language, messages }: SiteWords) {
  const { locale } = LANGUAGES[language]
  const helpers = path
    .relative(dir, path.resolve('src/shared/messages.ts'))
    .replaceAll(path.sep, '/')
  const show = decimalMarkOf(locale) === '.' ? '' : 'localNumber'
  const files = Object.entries(messages).flatMap(([part, ofPart]) =>
    wordsModules(part, ofPart, helpers, show),
  )
  const code = localeModule(language, locale)
  const rules = helpers.replace('shared/messages', `content/search/languages/${language}`)
  files.push(['searchRules.ts', `export * from '${rules}'\n`])
  for (const [name, text] of [...files, ['locale.ts', code] as const]) {
    await writeChanged(path.join(dir, name), text)
  }
  await writeChanged(path.join(dir, 'all.json'), JSON.stringify([code, files]))
}

type WrittenModule = readonly [name: string, code: string]

/**
 * Writes a module that exports each message of a part. Each function gets its own module, so that
 * the bundler puts it beside its callers. The bundler inlines constants anyway.
 *
 * @param helpers the path of src/shared/messages.ts
 * @param show the helper that formats numbers, if the language differs from JavaScript's format
 */
export function wordsModules(
  part: string,
  messages: Readonly<Record<string, string>>,
  helpers: string,
  show = '',
): WrittenModule[] {
  const functions: WrittenModule[] = []
  const lines = Object.entries(messages).map(([name, message]) => {
    const { code, parameters } = compileMessage(message, show)
    if (parameters.size === 0) return `export const ${name} = ${code}\n`
    const types = [...parameters].map(([parameter, type]) => `${parameter}: ${TYPES[type]}`)
    const imports = [
      // Allows unused imports, since few messages need all.
      '// @ts-nocheck\n',
      "import type { ReactNode } from 'react'\n",
      `import { localNumber, plural, sentence } from '../${helpers}'\n`,
    ]
    const start = `export const ${name} = (p: { ${types.join('; ')} }) => `
    functions.push([`${part}/${name}.ts`, `${imports.join('')}${start}${code}\n`])
    return `export { ${name} } from './${part}/${name}.ts'\n`
  })
  return [[`${part}.ts`, lines.join('')], ...functions]
}

/** Formats 1.5, whose second character is the decimal mark. */
function decimalMarkOf(locale: string): string {
  return (1.5).toLocaleString(locale).charAt(1)
}

export function localeModule(language: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const partsIn = (month: number) => format.formatToParts(Date.UTC(2025, month, 11))
  const months = Array.from({ length: 12 }, (_, month) =>
    partsIn(month).find(({ type }) => type === 'month'),
  )
  const date = partsIn(0).map(({ type, value }) => (type === 'literal' ? value : `\${p.${type}}`))
  const languages = Object.keys(LANGUAGES)
    .map((name) => JSON.stringify(name))
    .join(' | ')
  return [
    `export const language = ${JSON.stringify(language)} as ${languages}\n`,
    `export const locale = ${JSON.stringify(locale)}\n`,
    `export const decimalMark = ${JSON.stringify(decimalMarkOf(locale))}\n`,
    `export const months = ${JSON.stringify(months.map((part) => part?.value))}\n`,
    'export const longDate = (p: Record<"day" | "month" | "year", string | number | undefined>) =>',
    `  \`${date.join('')}\`\n`,
  ].join('')
}
