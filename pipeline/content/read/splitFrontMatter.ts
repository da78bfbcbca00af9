const PARTS = /(---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$(?![\s\S])))([\s\S]*)/my

/** Splits a text in four parts; null when the first line is no fence or the closing one is missing. */
export function splitFrontMatter(text: string) {
  PARTS.lastIndex = 0
  const [, start, yaml = '', fence = '', body = ''] = PARTS.exec(text) ?? []
  return start === undefined ? null : { start, yaml, fence, body }
}

/** Keeps only the line ends, so that the text below keeps its line numbers. */
export function emptyLines(text: string): string {
  return text.replaceAll(/[^\n]/g, '')
}
