/** Names of recipe parts in many languages, as used in page headings and element classes. */

const LANGUAGES_OF_INGREDIENTS = [
  'ingredients?|what you(?:.ll| will)? need|shopping list',
  'zutaten(?:liste)?|ingrédients?|ingredientes?|ingredienti|ingrediente|ingredi[ëe]nten|benodigdheden|dit heb je nodig',
  'składniki|skladniki|ingredienser|det skal du bruge|du trenger|ainekset|ainesosat|raaka-aineet|innihald|koostisosad',
  'hozzávalók|malzemeler|suroviny|ingred[ií]ence|ingrediencie|sastojci|sestavine|ingredientai|nguyên liệu|bahan(?:-bahan)?',
  'ингредиенты|інгредієнти|продукти|необходими продукти|съставки|состојци|састојци|υλικά|συστατικά|מצרכים|מרכיבים|רכיבים|המצרכים|المقادير|المكونات',
  '材料|食材|用料|配料|原料|재료',
]
const LANGUAGES_OF_STEPS = [
  'instructions?|directions?|(?:cooking )?method|preparation|steps?|how to make|procedure|process|what to do|let.s (?:cook|get cooking)|make it[:!.]?$',
  '(?:und |die )?zubereitung|anleitung|so geht.s|so wird.s gemacht|arbeitsschritte|préparation|la recette|réalisation|étapes|etapes|marche à suivre',
  'preparaci[oó]n|elaboraci[oó]n|instrucciones|pasos|modo de (?:preparo|preparaci[oó]n|fazer)|preparação|confeção|procedimento|preparazione|procedimiento|come preparare',
  'bereiding(?:swijze)?|zo maak je (?:het|dit)|aan de slag|instructies|przygotowanie|spos[oó]b (?:przygotowania|wykonania)|wykonanie',
  'tillagning|gör så här|gor sa har|så (?:här )?gör du|fremgangsmåde|fremgangsmade|framgangsmåte|fremgangsmåte|slik gjør du|sådan gør du|gjør slik|(?:valmistus)?ohjeet|näin teet|aðferð|valmistamine',
  'elkész[íi]t[ée]s|hazırlanışı|yapılışı|postup|příprava|príprava|priprema|priprava|mod de preparare|gaminimas|cách làm|cara membuat',
  'приготовление|способ приготовления|приготування|приготвяне|начин на приготвяне|припрема|εκτέλεση|οδηγίες|παρασκευή|אופן ההכנה|הוראות הכנה|הכנה|طريقة (?:التحضير|العمل)|الطريقة|خطوات',
  '作り方|つくり方|手順|做法|作法|步驟|步骤|制作步骤|만드는 (?:법|방법)|조리(?:법|순서)',
]

const LEAD = '^(?:the )?(?:recipe )?'
/** Replaces `\b`, which recognizes only ASCII letters. */
const END = '(?![\\p{L}\\p{N}])'

export const INGREDIENTS = new RegExp(
  `${LEAD}(?:${LANGUAGES_OF_INGREDIENTS.join('|')})${END}`,
  'iu',
)
/** Matches a heading above steps, but not one above their time: `Cooking time`. */
export const INSTRUCTIONS = new RegExp(
  `${LEAD}(?:${LANGUAGES_OF_STEPS.join('|')})(?! ?(?:time|zeit|tid|tijd|\\d))`,
  'iu',
)
const LANGUAGES_OF_ENDS = [
  'notes?|nutrition|tips?|equipment|comments?|reviews?|storage|related|leave a|share|faqs?|more |similar|about |utensils',
  'you (?:may|might) also|did you (?:make|try)|kommentare|nährwert|zubehör|voedingswaarde|opmerkingen|tips en',
  'valeurs? nutriti|ustensiles|commentaires|astuces?|conseils|informaci[oó]n nutri|informaç(?:ão|ões) nutri|notas?',
  'valori nutri|consigli|wartości odżywcze|wskazówki|komentarze|næringsin|näringsv|kommentarer|ravintoarvo|tápérték',
  'пищевая|посл|栄養|营养|영양|コメント|评论',
]
/** Matches a heading below a recipe, such as notes, nutrition or comments. */
export const AFTER = new RegExp(`^(?:${LANGUAGES_OF_ENDS.join('|')})`, 'iu')

/** Matches a heading of general notes: `Cook's notes`, but not `Notes on flour`. */
export const NOTES_HEADING =
  /^(?:recipe |(?:cook|chef|baker).s )?(?:notes?|tipps?|tips?|hinweise?|astuces?|conseils?|consejos|consigli|opmerkingen|storage|storing|make[- ]ahead|freezing|reheating|variations?|substitutions?)(?: (?:&|and) \p{L}+)?:?$/iu

export const EQUIPMENT_HEADING =
  /^(?:(?:recipe |kitchen )?(?:equipment|utensils|tools)|ustensiles|matériel|zubehör)(?: (?:needed|used))?:?$/iu

/** Matches a line of nutrition or comments: `Calories: 250`, `12 comments`, `Ida says:`. */
export const OTHER =
  /^(?:calories|kcal|energy|protein|(?:total |saturated )?fat|carb(?:ohydrate)?s?|sodium|fib(?:er|re)|sugars?|cholesterol)\b[^.]{0,20}\d|^\d+ (?:comments?|reviews?|thoughts? on|replies|responses)\b|^(?:reply|leave a (?:reply|comment))$|\b(?:says|said|wrote):?$|\bat \d{1,2}:\d\d ?[ap]m\b/i

const INGREDIENT_CLASS =
  /^(?:ingredient[is]?|ingredientes?|ingredienten|ingredienser|zutat(?:en)?|skladniki?|sastojci|hozzavalok|malzemeler|suroviny|ainekset)(?:list|section|wrap(?:per)?|item|text|line|container|block|box|table|group)?s?$/
const STEP_CLASS =
  /^(?:(?:cooking)?instructions?|directions?|method|preparation|steps?|process|procedure|preparacion|preparo|preparazione|procedimento|elaboracion|zubereitung|anleitung|etapes?|bereiding(?:swijze)?|przygotowanie|tillagning|fremgangsmade|fremgangsmate|elkeszites|postup)(?:list|section|wrap(?:per)?|item|text|line|container|block|box|group)?s?$/

/** Returns whether a class or id names ingredients: `recipe__ingredients-list`. */
export function namesIngredients(name: string): boolean {
  return wordsIn(name).some((word) => INGREDIENT_CLASS.test(word))
}

export function namesSteps(name: string): boolean {
  return wordsIn(name).some((word) => STEP_CLASS.test(word))
}

function wordsIn(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
}
