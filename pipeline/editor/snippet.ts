import type { ContentType } from '../../src/content/schema/documentType.ts'

/** A snippet of VS Code: https://code.visualstudio.com/docs/editing/userdefinedsnippets. */
export interface Snippet {
  /** The languages in which it is offered, with commas between. */
  scope: string
  /** Globs of the files in which it is offered, since VS Code 1.109; before, in all. */
  include: string[]
  prefix: string
  body: string
  description: string
}

/** By the name that the list of suggestions shows beside the prefix. */
export type Snippets = Record<string, Snippet>

/** The files of a document type, for `include`. */
export function filesOf({ folder, extension, singleFile }: ContentType): string {
  return `**/content/${folder ? `${folder}/` : ''}${singleFile ?? '*'}${extension}`
}

/** A place in a body that offers a choice of words. */
export function choose(stop: number, words: readonly string[]): string {
  const escaped = words.map((word) => word.replaceAll(/[\\,|]/g, '\\$&'))
  return `\${${stop}|${escaped.join(',')}|}`
}

/** A place in a body with a text to write over. */
export function fill(stop: number, text: string): string {
  return `\${${stop}:${text.replaceAll(/[\\$}]/g, '\\$&')}}`
}
