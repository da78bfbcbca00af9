import type { ContentType } from '../../src/content/schema/documentType.ts'

/**
 * Of VS Code, by the name that its list shows beside the prefix; versions before 1.109 ignore
 * `include`: https://code.visualstudio.com/docs/editing/userdefinedsnippets.
 */
export type Snippets = Record<
  string,
  { scope: string; include: string[]; prefix: string; body: string; description: string }
>

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
