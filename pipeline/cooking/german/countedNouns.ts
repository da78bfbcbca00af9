import type { WrittenAmount } from '../../../src/cooking/cookingData.ts'

/** Each noun with its plural; other nouns are left unchanged. */
const NOUNS = `Apfel Äpfel, Aubergine Auberginen, Avocado Avocados, Banane Bananen, Blatt Blätter,
  Brötchen Brötchen, Chilischote Chilischoten, Dattel Datteln, Dose Dosen, Ei Eier, Flasche Flaschen,
  Frühlingszwiebel Frühlingszwiebeln, Glas Gläser, Gurke Gurken, Karotte Karotten, Kartoffel Kartoffeln,
  Knoblauchzehe Knoblauchzehen, Knolle Knollen, Kopf Köpfe, Kugel Kugeln, Limette Limetten,
  Lorbeerblatt Lorbeerblätter, Messerspitze Messerspitzen, Möhre Möhren, Nelke Nelken, Orange Orangen,
  Packung Packungen, Paprika Paprika, Paprikaschote Paprikaschoten, Prise Prisen, Rolle Rollen,
  Schalotte Schalotten, Scheibe Scheiben, Stange Stangen, Tasse Tassen, Tomate Tomaten, Vanilleschote
  Vanilleschoten, Wachtelei Wachteleier, Zehe Zehen, Zitrone Zitronen, Zucchini Zucchini, Zweig Zweige,
  Zwiebel Zwiebeln`
  .split(',')
  .map((pair) => pair.trim().split(/\s+/))

const BY_WORD = new Map(
  NOUNS.flatMap(([one = '', many = '']) =>
    [one, many].map((word) => [word, { one, many }] as const),
  ),
)
/** Matches the noun after a number, and the adjectives before it: ` große `, ` frische reife `. */
const NOUN = /^((?: \p{Ll}+)* )(\p{Lu}\p{L}*)/u

/** Finds the noun to inflect by number: `Zwiebel` in `1 große Zwiebel`. */
export function nounBehind(text: string, end: number): WrittenAmount['noun'] {
  const [, before = '', word = ''] = NOUN.exec(text.slice(end)) ?? []
  const forms = BY_WORD.get(word)
  const start = end + before.length
  return forms && { span: [start, start + word.length], ...forms }
}
