import { memoize } from '../memoize.ts'
import { withoutAccents } from '../withoutAccents.ts'

/** Words of quantity, size and cut: rare as “trimmed” is, it makes no recipes alike. */
const EMPTY = new Set(
  `about across also and another any are because been before both but came can could does each even
  ever every few for from had has have here how inch instead into its just kind know least less like
  long made make many more most much need nor not off one only other our out over own part plus put
  rather same see she should since some still such than that the their them then there they thing
  this through too two under until upon use used very was way well were what when where which while
  who whose why will with without you your

  bag block bottle bunch cup gram half handful head inches large leaf leave length medium ounce piece pinch
  pint pound quart serving slice small sprig stalk tablespoon teaspoon third

  beaten boneless chopped coarse coarsely cold cooked cooled crisp crosswise crumbled crushed cubed
  cut diced divided drained dried dry extra fat fine finely firm fresh freshly full grated ground
  halved heavy hot juice lean lengthwise light lightly low melted minced needed neutral optional
  packed peeled percent pitted plain pure quartered ready rinsed ripe roasted room roughly seeded
  separated skin skinless sliced smashed sodium softened stirred strong temperature thick thickly
  thin thinly toasted torn trimmed unsalted warm warmed whole wide zest`.split(/\s+/),
)

/** The words of a text that say what it is about: small letters, no accents, in the singular. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const written of text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []) {
    const word = formOf(written)
    if (word !== '') words.push(word)
  }
  return words
}

/** The form to compare a word by; '' for one that says nothing. */
const formOf = memoize((written) => {
  const plain = withoutAccents(written)
  const form = singular(plain)
  return EMPTY.has(plain) || EMPTY.has(form) ? '' : form
})

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.endsWith('oes')) return word.slice(0, -2)
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}
