import { changed, type checkWith, GOOD, type GoodFile } from '../goodContent.ts'

export const RECIPE = 'recipes/1.yaml'
export const REVIEW = 'reviews/7.yaml'
export const POST = 'posts/3.mdx'
export const PAGE = 'pages/about.mdx'
export const CATEGORIES = 'categories.yaml'
export const SITE = 'site.yaml'

export type Files = Parameters<typeof checkWith>[0]

/** A good file with one part of it replaced. */
export function change(name: GoodFile, before: string, after: string): Files {
  return { [name]: changed(name, before, after) }
}

/** The good post with another first paragraph. */
export function text(paragraph: string): Files {
  return change(POST, 'Stale bread makes [the best toast](/recipes/1).', paragraph)
}

/** Another recipe, with a line added. */
export function otherRecipe(line: string): Files {
  const source = GOOD[RECIPE].replace('id: 1', `id: 2\n${line}`)
  return { 'recipes/2.yaml': source.replace('Tomato toast', 'Soup of leeks') }
}

/** A collection of documents by these names. */
export function collection(...names: string[]): string {
  const items = names.map((name) => `  - document: ${name}\n`).join('')
  return `---\ntitle: All on toast\ndescription: What bread is for.\nimageDesc: Bread and tomatoes\nitems:\n${items}---\n\nEat it warm.\n`
}

/** By how documents are broken: the files, and the message or messages that an editor reads. */
export type Broken = Record<string, readonly [files: Files, message: string | readonly string[]]>
