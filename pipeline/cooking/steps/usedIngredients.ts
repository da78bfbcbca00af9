import { createMentions, type Mention } from './foodMentions.ts'
import { foodNamesOf } from '../ingredients/foodNamesOf.ts'

/** Matches a step that uses all ingredients: `whisk together all the ingredients`. */
const ALL =
  /\b(?:add|blend|combine|mix|place|process|pulse|put|stir|toss|whisk|whizz)(?: together)? (?:everything(?! else)|all(?: of)?(?: the)? ingredients|the ingredients)\b/i
const DRY = /\b(?:the|all|all the) dry ingredients\b/i
const DRY_FOODS: ReadonlySet<string> = new Set(
  `allspice, cardamom, cinnamon, clove, cocoa, cornstarch, cornmeal, flour, ginger, nutmeg, oat, powder, salt,
  semolina, soda, starch, sugar, yeast`.split(/,\s+/),
)
const REMAINING = /\b(?:the|all the|all) (?:remaining|other|rest of the) ingredients\b/i

export function usedIngredients(
  ingredients: readonly string[],
  steps: readonly string[],
  mentionsIn: (text: string) => readonly Mention[] = createMentions(ingredients),
): number[][] {
  const used = new Set<number>()
  return steps.map((step) => {
    const done = instructionsIn(step)
    const uses = new Set(mentionsIn(done).flatMap(({ ingredients: indexes }) => indexes))
    for (const index of unnamed(done, ingredients, used)) uses.add(index)
    for (const index of uses) used.add(index)
    return [...uses].toSorted((a, b) => a - b)
  })
}

function unnamed(step: string, ingredients: readonly string[], used: ReadonlySet<number>) {
  const all = [...ingredients.keys()]
  if (REMAINING.test(step)) return all.filter((index) => !used.has(index))
  if (DRY.test(step)) {
    return all.filter((index) =>
      foodNamesOf(ingredients[index] ?? '').some((words) => DRY_FOODS.has(words.at(-1) ?? '')),
    )
  }
  return ALL.test(step) ? all : []
}

const VERBS =
  `add allow alternate arrange bake baste beat bite blanch blend blitz blot boil braise break bring
  broil brown brush build carve char chill chop clear coat combine cook cool cover crack crisp crumble
  crush cube cut dice dig dip discard dissolve distribute divide dollop drain drape draw dredge drizzle drop
  empty fill finish flake flatten flip float fluff fold follow form freeze fry garnish give go grate grill
  grind halve have heap heat hold hull incorporate insert keep knead ladle lay leave let level lift line
  loosen lower marinate mash massage measure melt microwave mince mix moisten mound move nestle open parboil pass
  pat peel pick pinch pit place poach pop pound pour prepare press prick process pull pulse puree push put quarter
  rain raise reduce refrigerate reheat remove reserve rest return rinse ripen roast roll rub saute scatter scoop score
  scramble scrape sear season seed separate serve set shake shape shave shred sift simmer skewer skim slice slide
  slip slit smash smear soak soften spear split spoon spread sprinkle squeeze stack stand start steam steep stew
  stir stop store strain strew strip stuff submerge swap sweat swim swirl take taste tear temper tent thaw thin thread throw tie
  tilt tip toast top toss trail transfer trim tuck turn unclip unwrap use warm wash weigh whip whisk whizz wipe work wrap`
    .split(/\s+/)
    .join('|')

/** Words that are verbs only before an object: `butter the pan`. */
const VERBS_WITH_OBJECT =
  'bread|butter|core|cream|dot|dress|dust|fish|flour|grease|juice|oil|salt|shell|skin|zest'

/** Words that may precede an instruction's verb: `Then stir`, `and butter the pan`. */
const LEADS = [
  '^|[,:] |\\bmeanwhile,? |\\b\\w+ly,? |\\bnow,? |\\bnext,? |\\boff the heat,? ',
  '\\b(?:and|then|or|but|so|just|once) |\\bto (?:serve|finish|assemble):? ',
].join('|')
const OBJECT = '(?:a|an|both|each|in|it|out|over|the|them|two|your)'
const ORDER = new RegExp(`(?:${LEADS})(?:(?:${VERBS})|(?:${VERBS_WITH_OBJECT}) ${OBJECT})\\b`, 'i')
const STATES = /\b(?:are|can|could|has|is|may|might|must|should|was|were|will|would)\b/i

const REST = String.raw`(?:(?! and (?:${VERBS})\b|,? then )[^,;.])*`

/** Clauses that name foods without using them: results, reasons, conditions, comparisons. */
const ASIDES = [
  'until|till|since|because|although|though|whenever|as soon as|as long as|in case|by when|which (?:will|\\w+s)',
  '(?<!^)while (?:the|they|it|you|still)',
  '(?:once|if|when|as) (?:the|they|it|its|your|you|any|\\w+ing)',
  'before (?:the|they|it|you|its)',
  'so(?: that)? (?:the|it|they|that|each|none|you)',
  '(?:without|rather than|instead of|as if) \\w+ing',
  "do not|don[’']t|never|resist|avoid|against|taste for",
  'as \\w+ as|like|the (?:size|color|colour|thickness|texture|look|brown) of|thicker than',
]
const ASIDE = new RegExp(
  String.raw`\b(?:${ASIDES.join('|')})\b${REST}|, (?:as|to (?!serve|finish|the)) ${REST}`,
  'gi',
)

/** Matches a clause, including a list after a colon: `Mix the spices: salt, cumin.` */
const CLAUSE = /(?:[^.;:!?]|[.](?=\d)|:(?= (?!(?:an?|the|it|they|this) )))+[.;:!?]*\s*/g

/** Blanks out text other than instructions; positions in the text do not change. */
function instructionsIn(step: string): string {
  return step.replaceAll(CLAUSE, (clause) => {
    const done = clause.replaceAll(ASIDE, maskText)
    const order = ORDER.exec(done)
    const states = STATES.exec(done)
    return order && (!states || states.index > order.index) ? done : maskText(clause)
  })
}

function maskText(text: string): string {
  return '.'.repeat(text.length)
}
