/** Words that describe a food without naming another one: `2 large eggs, beaten`. */
import { singularOf } from '../words/inflect.ts'

const USES = ['container', 'part', 'samePurchase', 'other'] as const
type WordUse = (typeof USES)[number]

/** Each word appears once, in the singular. */
const WORDS: Readonly<Record<WordUse, string>> = {
  /** Containers and portions, counted instead of the food itself: `1 small bunch garlic chives`. */
  container: `bag block bottle box bulb bunch can carton clove dash ear envelope glass handful head jar knob
    leaf loaf pack package packet piece pinch punnet rib sachet sheet slice splash sprig
    square stalk stick strip tin tub wedge`,
  part: `bar bit breast brine chunk coin concentrate core crumb cube disc drumstick end essence extract
    fillet floret flower frond half heart husk juice kernel length loin matchstick oil paste
    peel petal pocket pod powder puree ribbon rind root round seed segment shaving shoot
    shoulder shred slab spear stem tenderloin thigh tip top white wing zest`,
  /** Sizes, ripeness, warmth and preparation at home, which do not change the food to buy. */
  samePurchase: `a all an and any beaten blanched broken chilled chopped clean coarsely cold cool cooled cored
    crumbled crushed cubed cut deveined diced divided drained extra fine finely firm firmly
    fresh freshly from good grated halve halved hand heaping hulled inch into juiced julienned
    large leafy level lightly loosely lukewarm mashed medium melted minced needed of old
    optional organic packed patted peeled picked pitted plain pure quality quartered rinsed
    ripe room roughly scant scrubbed seeded separated shaved shelled shredded shucked sliced
    slivered small smashed snipped soft softened some split squeezed stemmed stirred
    temperature thick thickly thin thinly toasted torn trimmed unpeeled unsweetened very
    virgin warm washed waxy well whisked woody young`,
  other: `about across again also are as at baked batch black blended boiled bone boneless bottled
    bought brown browned bruised by canned choice clear cm coarse cooked cup dark day deseeded
    desired dissolved dried drop dry dusting each eight few finish finishing five flaked flaky
    four frozen frying full g gallon garnish garnishing generous gram grater greasing green
    ground hot if in instant is its kg l lb lean least lengthwise light liter long lots low
    mild mixed ml mm more neutral not off on one or ounce own oz pan percent pint plenty pound
    pounded preferably prepared pressed pureed quart quarter raw ready red removed reserved
    roasted rolling run runs salted sautéed serve serving sifted six skin skinless skinned
    smoked soaked sodium sprinkling standard steamed strong such sweet tablespoon taste tbsp
    teaspoon ten that thawed the their them third three to topping total tsp twelve two
    undrained unsalted until up whole wide with wrinkled x yellow your`,
}

const USE_BY_WORD = new Map(
  USES.flatMap((use) => WORDS[use].split(/\s+/).map((word) => [word, use] as const)),
)

export function useOf(word: string): WordUse | undefined {
  return USE_BY_WORD.get(word) ?? USE_BY_WORD.get(singularOf(word))
}

export function isDescribing(word: string): boolean {
  return useOf(word) !== undefined
}
