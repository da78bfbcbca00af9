import { isYieldLine } from './yields.ts'

type TimeField = 'prepTime' | 'cookTime' | 'restTime' | 'totalTime'

const LABELS: readonly [field: TimeField, label: string][] = [
  ['prepTime', 'prep(?:aration)?|active|hands-on'],
  ['cookTime', 'cook(?:ing)?|bak(?:e|ing)'],
  ['totalTime', 'total(?: cook(?:ing)?)?|time|ready in'],
  ['restTime', 'rest(?:ing)?|chill(?:ing)?|rising|inactive'],
]
/** `Prep time: 5 min`, `Prep time 5 min`, `Prep 5 min`. */
const TIMES = LABELS.map(([field, label]) => ({
  field,
  pattern: new RegExp(
    `^(?:${label})(?:(?: time)?\\s*:|\\s+time\\b|(?=\\s+[\\d½¼¾]+ ?[hm]))\\s*(.+)$`,
    'i',
  ),
}))

export function timeIn(text: string): { field: TimeField; value: string } | undefined {
  for (const { field, pattern } of TIMES) {
    const value = pattern.exec(text)?.[1]
    if (value !== undefined) return { field, value }
  }
  return undefined
}

const BETWEEN_FACTS =
  /\s*[|·•;]\s*|(?<=[.!?])\s+(?=\p{Lu})|(?<!\b(?:Total|Active))\s+(?=(?:Prep|Cook|Bake|Total|Rest|Serves|Servings|Makes|Yields?)\b)/u

/** The parts of a line that may be a time or a yield each: `Prep: 5 min | Serves 4`. */
export function factParts(line: string): string[] {
  return line.split(BETWEEN_FACTS).filter(Boolean)
}

/** `Serves 6` of `Serves 6, with leftovers.` */
export function yieldIn(text: string): string | undefined {
  const clause = text.replace(/,\s.*$/, '')
  return isYieldLine(clause) ? clause : undefined
}

const DATE =
  /\b(?:(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})|(\d{1,2})\.? (\p{L}{3,9}) (\d{4})|(\d{4}-\d\d-\d\d))\b/u

/** The day in `Posted by Ruth on March 3, 2014`, as YYYY-MM-DD. */
export function postedOn(text: string): string | undefined {
  if (text.length > 120 || !/\b(?:posted|published)\b/i.test(text)) return undefined
  const [, month, day, year, otherDay, otherMonth, otherYear, iso] = DATE.exec(text) ?? []
  if (iso !== undefined) return iso
  const date = new Date(`${month ?? otherMonth} ${day ?? otherDay}, ${year ?? otherYear} UTC`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

/** `Ruth` of `Posted by Ruth on March 3, 2014`. */
export function authorIn(text: string): string | undefined {
  return /^(?:(?:posted|published|written|recipe) )?by (\p{Lu}[^,.|]{1,40}?)(?: on\b|[,.|]|$)/iu.exec(
    text,
  )?.[1]
}
