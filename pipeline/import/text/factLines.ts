import { isYieldLine } from './yields.ts'

const TIME_FIELDS = ['prepTime', 'cookTime', 'totalTime', 'restTime'] as const
export type TimeField = (typeof TIME_FIELDS)[number]

const LABELS: Record<TimeField, string> = {
  prepTime:
    'prep(?:aration)?|active|hands-on|(?:zubereitungs|vorbereitungs|arbeits)zeit|zubereitung|temps de préparation|tiempo de preparación|tempo di preparazione|voorbereidingstijd',
  cookTime:
    'cook(?:ing)?|bak(?:e|ing)|in the oven|(?:koch|back|gar)zeit|backen|kochen|temps de cuisson|tiempo de cocción|tempo di cottura|(?:kook|bak)tijd',
  totalTime:
    'total(?: cook(?:ing)?)?|time|ready in|gesamtzeit|temps total|tiempo total|tempo totale',
  restTime:
    'rest(?:ing)?|chill(?:ing)?|rising|inactive|(?:ruhe|geh|kühl)zeit|(?:ab)?kühlen|ruhen|temps de repos|rusttijd',
}
/** Matches `Prep time: 5 min`, `Prep time 5 min`, `Prep 5 min`; `Takes about 5 min to prep`. */
const TIMES = TIME_FIELDS.flatMap((field) =>
  [
    `^(?:${LABELS[field]})(?:(?: time)?\\s*:|\\s+time\\b|(?=\\s+[\\d½¼¾]+ ?[hm]))\\s*(.+)$`,
    `^(?:(?:it )?takes )?(?:about )?(\\d[^,]{0,30} ?[hm][a-z]{0,6}\\.?) (?:to |of |for )?(?:${LABELS[field]})\\.?$`,
  ].map((pattern) => ({ field, pattern: new RegExp(pattern, 'i') })),
)

export function timeIn(text: string): { field: TimeField; value: string } | undefined {
  for (const { field, pattern } of TIMES) {
    const value = pattern.exec(text)?.[1]
    if (value !== undefined) return { field, value }
  }
  return undefined
}

const BETWEEN_FACTS =
  /\s*[|·•;]\s*|,\s+(?=\d[^,]*(?:min|hour))|,\s+(?=\p{Lu}[\p{L} ]{2,20}: \d)|(?<=[.!?])\s+(?=\p{Lu})|(?<!\b(?:Total|Active))\s+(?=(?:Prep|Cook|Bake|Total|Rest|Serves|Servings|Makes|Yields?)\b)/u

/** Splits a line into facts: `Prep: 5 min | Serves 4`. */
export function factParts(line: string): string[] {
  return line.split(BETWEEN_FACTS).filter(Boolean)
}

/** Returns `serves 6` for `Serves 6, with leftovers.` and `It feeds 6 hungry people.` */
export function yieldIn(text: string): string | undefined {
  const clause = text.replace(/,\s.*$/, '').replace(FEEDS, 'serves $1')
  return isYieldLine(clause) ? clause : undefined
}

const FEEDS = /^(?:it|this) (?:feeds|serves) (?:about )?(\w+(?: (?:to|or) \w+)?)\b.*/i

const DATE =
  /\b(?:(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})|(\d{1,2})\.? (?:de )?(\p{L}{3,10}) (?:de )?(\d{4})|(\d{4}-\d\d-\d\d))\b/u

/** Maps months in several languages to the English ones that `Date` reads. */
const MONTHS = new Map(
  ['de', 'fr', 'es', 'it', 'nl'].flatMap((language) =>
    Array.from(
      { length: 12 },
      (_, month) => [monthIn(language, month), monthIn('en', month)] as const,
    ),
  ),
)

function monthIn(language: string, month: number): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return format.format(Date.UTC(2000, month)).toLowerCase()
}

const BESIDE_DATE = /^(?:\p{L}+,|(?:By|Von|Par|Por|Door) [\p{L} .'-]{2,40},?)$/u

/** Returns the day of `Posted by Ruth on March 3, 2014`, or of a line with only a date. */
export function postedOn(text: string): string | undefined {
  const rest = text.replace(DATE, '').trim()
  const isAlone = rest === '' || BESIDE_DATE.test(rest)
  if (text.length > 120 || !(isAlone || /\b(?:posted|published)\b/i.test(text))) return undefined
  const [, month, day, year, otherDay, otherMonth, otherYear, iso] = DATE.exec(text) ?? []
  if (iso !== undefined) return iso
  const name = (month ?? otherMonth ?? '').toLowerCase()
  const date = new Date(`${MONTHS.get(name) ?? name} ${day ?? otherDay}, ${year ?? otherYear} UTC`)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}

/** Returns `Ruth` for `Posted by Ruth on March 3, 2014`. */
export function authorIn(text: string): string | undefined {
  const [, english, other] = AUTHOR.exec(text) ?? []
  return english ?? other
}

const AUTHOR =
  /^(?:(?:(?:[Pp]osted|[Pp]ublished|[Ww]ritten|[Rr]ecipe) )?[Bb]y (\p{Lu}[^,.|]{1,40}?)(?: (?:on|at)\b|[,.|]|$)|(?:Von|Par|Por|Door) (\p{Lu}[\p{L}.'-]+(?: (?:\p{Lu}[\p{L}.'-]+|von|van|de|der))+)(?:,|$))/u

/** Returns `soup` and `winter` for `Labels: soup, winter`. */
export function labelsIn(text: string): string[] {
  const list = /^(?:labels|tags|filed under): (.+)$/i.exec(text)?.[1]
  return list?.split(',').map((label) => label.trim()) ?? []
}
