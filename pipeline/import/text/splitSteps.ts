import { cleanLines } from './cleanText.ts'

const STEP_WORDS =
  'step|étape|etape|schritt|paso|passo|passaggio|stap|krok|steg|trin|vaihe|adım|шаг'
const STEP_NUMBER = new RegExp(`^(?:${STEP_WORDS}) ?\\d{1,2}\\b ?[.):–—-]? ?`, 'i')
/** Matches `2.` and `(2)`, but neither `2–3 minutes` nor `1.5 cups`. */
const NUMBER = /^(?:\(?\d{1,2} ?[.):](?=\s|\p{L})\)?|[①-⒛❶-➓⓵-⓾])\s*/u
const BULLET = /^(?:[•·▪▢◦‣●○■□☐✓✔*–—-]|\\-)\s*(?=[\p{L}\p{N}("'“])/u

export function withoutNumber(text: string): string {
  const plain = text.replace(BULLET, '')
  const rest = plain.replace(STEP_NUMBER, '')
  return rest === plain ? plain.replace(NUMBER, '') : rest
}

export function withoutBullet(text: string): string {
  return text.replace(BULLET, '')
}

export function splitSteps(text: string): string[] {
  const lines = cleanLines(text)
  const [only = ''] = lines
  return tidySteps(lines.length === 1 ? splitNumbered(only) : lines)
}

export function tidySteps(steps: readonly string[]): string[] {
  return withoutNumbers(steps).filter(isStep)
}

export function isStep(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/^\d{1,2}\.?$/.test(text)
}

/** Removes the numbers of steps; bare ones (`1 Mix`) only if they count from 1. */
export function withoutNumbers(steps: readonly string[]): string[] {
  const bare = steps.map((step) => /^(\d{1,2})\s+(?=[\p{Lu}\p{Lo}])/u.exec(step)?.[1])
  const isCounted = steps.length > 1 && bare.every((number, index) => number === String(index + 1))
  return steps.map((step) => (isCounted ? step.replace(/^\d+\s+/, '') : withoutNumber(step)).trim())
}

/** Splits `1. Mix. 2. Bake.` if the numbers count from 1. */
function splitNumbered(text: string): string[] {
  const counted: RegExpExecArray[] = []
  for (const mark of text.matchAll(MARK)) {
    if (Number(mark[1] ?? mark[2]) === counted.length + 1) counted.push(mark)
  }
  if (counted.length < 2 || counted[0]?.index !== 0) return [text]
  return counted.map(({ index }, order) => text.slice(index, counted[order + 1]?.index).trim())
}

const MARK = new RegExp(
  `(?<![^\\s.!?)])(?:(?:${STEP_WORDS}) ?(\\d{1,2})\\b|(\\d{1,2})[.)](?=\\s|\\p{Lu}))`,
  'giu',
)
