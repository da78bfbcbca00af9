import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '../../languages/languages.ts'
import { compileMessage, type ParameterType } from './compileMessage.ts'

/** A site's own messages, by part and name. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The types of parameters in the generated code. */
const TYPES: Record<ParameterType, string> = {
  text: 'string | number',
  number: 'number',
  element: '(words: ReactNode) => ReactNode',
}

/** Writes a module with the messages of each part of the site, which code imports as `words/…`. */
export async function writeWords(dir: string, language: keyof typeof LANGUAGES, own: OwnWords) {
  const { locale, words } = LANGUAGES[language]
  await mkdir(dir, { recursive: true })
  const helpers = path.relative(dir, path.resolve('src/shared/messages.ts'))
  const files = Object.entries(words).map(
    ([part, messages]) =>
      [`${part}.ts`, wordsModule({ ...messages, ...own[part] }, helpers)] as const,
  )
  const code = `export const locale = ${JSON.stringify(locale)}\n`
  for (const [name, text] of [...files, ['locale.ts', code] as const]) {
    await writeChanged(path.join(dir, name), text)
  }
  await writeChanged(path.join(dir, 'all.json'), JSON.stringify([locale, files]))
}

/** Writes code that exports each message. @param helpers the path of src/shared/messages.ts */
export function wordsModule(messages: Readonly<Record<string, string>>, helpers: string): string {
  const lines = Object.entries(messages).map(([name, message]) => {
    const { code, parameters } = compileMessage(message)
    const types = [...parameters].map(([parameter, type]) => `${parameter}: ${TYPES[type]}`)
    const start = types.length > 0 ? `(p: { ${types.join('; ')} }) => ` : ''
    return `export const ${name} = ${start}${code}\n`
  })
  const imports = [
    // Few parts need all imports.
    '// @ts-nocheck\n',
    "import type { ReactNode } from 'react'\n",
    `import { plural, sentence } from '${helpers.replaceAll(path.sep, '/')}'\n`,
  ]
  return [...imports, ...lines].join('')
}

/** Leaves a file with the same text alone, which would reload open pages. */
async function writeChanged(file: string, text: string) {
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before !== text) await writeFile(file, text)
}
