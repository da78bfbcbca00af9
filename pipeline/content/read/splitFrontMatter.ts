/** The two parts of an MDX file, behind empty lines that keep their line numbers. */
interface FrontMatterParts {
  yaml: string
  body: string
}

const FENCE = /^---[ \t]*$/

/** Returns null when the first line is no fence or the closing fence is missing. */
export function splitFrontMatter(source: string): FrontMatterParts | null {
  const lines = source.split('\n')
  if (!FENCE.test(lines[0] ?? '')) return null
  const close = lines.findIndex((line, index) => index > 0 && FENCE.test(line))
  if (close < 0) return null
  return {
    yaml: ['', ...lines.slice(1, close)].join('\n'),
    body: '\n'.repeat(close + 1) + lines.slice(close + 1).join('\n'),
  }
}
