const PARTS = /(---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$(?![\s\S])))([\s\S]*)/my

/** In four parts; null when the first line is no fence or the closing fence is missing. */
export function splitFrontMatter(text: string) {
  PARTS.lastIndex = 0
  const [, start, yaml = '', fence = '', body = ''] = PARTS.exec(text) ?? []
  return start === undefined ? null : { start, yaml, fence, body }
}

/** Stands in for the text above, so that what follows keeps its line numbers. */
export function emptyLines(text: string): string {
  return text.replaceAll(/[^\n]/g, '')
}
