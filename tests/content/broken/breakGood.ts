import { changed, type checkWith, GOOD, type GoodFile } from '../goodContent.ts'

export const RECIPE = 'recipes/1.yaml'
export const REVIEW = 'reviews/7.yaml'
export const POST = 'posts/3.mdx'
export const PAGE = 'pages/about.mdx'
export const CATEGORIES = 'categories.yaml'
export const SITE = 'site.yaml'

export type Files = Parameters<typeof checkWith>[0]

export function change(name: GoodFile, before: string, after: string): Files {
  return { [name]: changed(name, before, after) }
}

const PARAGRAPH = 'Stale bread makes [the best toast](/recipes/1).'

export function text(paragraph: string): Files {
  return change(POST, PARAGRAPH, paragraph)
}

export function otherRecipe(line: string): Files {
  const source = GOOD[RECIPE].replace('id: 1', `id: 2\n${line}`)
  return { 'recipes/2.yaml': source.replace('Tomato toast', 'Soup of leeks') }
}

export function collection(...names: string[]): string {
  const items = names.map((name) => `  - document: ${name}\n`).join('')
  return `---\ntitle: All on toast\ndescription: What bread is for.\nimageDesc: Bread and tomatoes\nitems:\n${items}---\n\nEat it warm.\n`
}

/** Broken files with the expected messages, by how the documents are broken. */
export type Broken = Record<string, readonly [files: Files, message: string | readonly string[]]>

type Mistakes = Readonly<Record<string, string | readonly string[]>>

/** Breaks one good file in several ways, each named by its change: `before → after`. */
export function inFile(file: GoodFile, mistakes: Mistakes): Broken {
  const cases = Object.entries(mistakes).map(([edit, messages]) => {
    const [before = '', after = ''] = edit.split(' → ')
    const whole = [messages].flat().map((message) => `content/${file}:${message}`)
    return [`in ${file}, ${edit}`, [change(file, before, after), whole]] as const
  })
  return Object.fromEntries(cases)
}

export function inText(mistakes: Mistakes): Broken {
  const edits = Object.entries(mistakes).map(([words, told]) => [`${PARAGRAPH} → ${words}`, told])
  return inFile(POST, Object.fromEntries(edits))
}
