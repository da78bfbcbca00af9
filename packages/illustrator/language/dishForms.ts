/** What a dish looks like as a whole, whatever is in it. */
export interface DishForm {
  /** What it lies in: for a document with an even number, and for one with an odd one. */
  vessels: readonly [even: string, odd: string]
  /** What fills the vessel. */
  base?: string
  /** The dish itself, where one food of the vocabulary is all of it. */
  body?: string
  /** How many of its ingredients lie on it; without it, none on a body, and as usual on the rest. */
  toppings?: number
}

const BOWLS = ['bowl:teal/bone', 'bowl:terracotta/bone'] as const
const DEEP_PLATES = ['shallowbowl:bone/terracotta', 'shallowbowl:sand/olive'] as const
const PLATES = ['plate:bone/teal', 'plate:sand/terracotta'] as const
const STANDS = ['cakestand', 'cakestand:mint/bone'] as const
const BOARDS = ['board', 'slateboard'] as const
const DISHES = ['bakingdish', 'glasstray'] as const
const PANS = ['skillet', 'wok'] as const
const RACKS = ['rack', 'sheet'] as const

const soup: DishForm = { vessels: BOWLS, base: 'soup' }
const stew: DishForm = { vessels: ['dutch', 'bowl:terracotta/bone'], base: 'stew' }
const curry: DishForm = { vessels: BOWLS, base: 'curry' }
const salad: DishForm = { vessels: ['bowl:bone/basil', 'shallowbowl:sand/forest'] }
const pasta: DishForm = { vessels: DEEP_PLATES, base: 'spaghetti' }
const noodles: DishForm = { vessels: ['ramen', 'bowl:tomato/bone'], base: 'noodles' }
const rice: DishForm = { vessels: ['bowl:bone/oat', 'skillet'], base: 'rice' }
const tart: DishForm = { vessels: ['plate:bone/rose', 'board'], body: 'galette' }
const bars: DishForm = { vessels: BOARDS, body: 'brownie' }
const cookies: DishForm = { vessels: RACKS, body: 'cookie' }
const skewers: DishForm = {
  vessels: ['platter', 'board'],
  body: 'skewer@12!1.3; skewer!1.3; skewer@6!1.3',
}
const sandwich: DishForm = { vessels: ['plate:bone/basil', 'board'], body: 'sandwich' }
const crumble: DishForm = { vessels: DISHES, base: 'cobbler', toppings: 0 }
const gratin: DishForm = { vessels: DISHES, base: 'meltedcheese', toppings: 2 }
const pudding: DishForm = { vessels: PLATES, body: 'pudding' }
const smoothie: DishForm = { vessels: ['bowl:bone/plum', 'bowl:mint/bone'], base: 'yogurt' }
const porridge: DishForm = { vessels: ['bowl:cream/oat', 'bowl:rose/bone'], base: 'oats' }
const pan: DishForm = { vessels: PANS }
const cake: DishForm = { vessels: STANDS, body: 'cake' }
const sliced: DishForm = { vessels: PLATES, body: 'layercake' }
const loaf: DishForm = { vessels: BOARDS, body: 'loaf' }

/** A dish that is a food of the vocabulary. */
const whole = (body: string, vessels: DishForm['vessels'] = PLATES): DishForm => ({ vessels, body })

/** By the word of a title, in the singular; two words are written as one. */
const FORMS: ReadonlyMap<string, DishForm> = new Map(
  Object.entries({
    soup,
    chowder: soup,
    bisque: soup,
    broth: soup,
    minestrone: soup,
    gazpacho: soup,
    stew,
    chili: stew,
    goulash: stew,
    ragout: stew,
    curry,
    masala: curry,
    korma: curry,
    dal: curry,
    dhal: curry,
    salad,
    slaw: salad,
    coleslaw: salad,
    pasta,
    spaghetti: pasta,
    linguine: pasta,
    fettuccine: pasta,
    tagliatelle: pasta,
    noodle: noodles,
    ramen: noodles,
    pho: noodles,
    rice,
    pilaf: rice,
    paella: rice,
    biryani: rice,
    risotto: { vessels: DEEP_PLATES, base: 'risotto' },
    polenta: { vessels: DEEP_PLATES, base: 'polenta' },
    tart,
    tarte: tart,
    tartlet: tart,
    galette: tart,
    quiche: tart,
    pie: whole('pie'),
    cake,
    torte: whole('torte', STANDS),
    gateau: sliced,
    cheesecake: sliced,
    muffin: whole('muffin', ['tin', 'rack']),
    cupcake: whole('muffin', ['tin', 'rack']),
    brownie: bars,
    blondie: bars,
    bar: bars,
    cookie: cookies,
    shortbread: cookies,
    scone: whole('scone', RACKS),
    biscuit: whole('biscuit', RACKS),
    meringue: whole('meringue', RACKS),
    pavlova: whole('pavlova', STANDS),
    tiramisu: whole('tiramisu'),
    pudding,
    mousse: pudding,
    custard: pudding,
    pannacotta: whole('pannacotta', ['table', 'board']),
    icecream: whole('icecream'),
    sorbet: whole('icecream'),
    gelato: whole('icecream'),
    cinnamonroll: whole('cinnamonroll', DISHES),
    bread: loaf,
    loaf,
    sourdough: loaf,
    bananabread: whole('bananabread', BOARDS),
    cornbread: whole('cornbread', BOARDS),
    focaccia: whole('focaccia', ['sheet', 'board']),
    flatbread: whole('naan', BOARDS),
    naan: whole('naan', BOARDS),
    pizza: { ...whole('pizza', ['peel', 'board']), toppings: 2 },
    skewer: skewers,
    kebab: skewers,
    kabob: skewers,
    taco: whole('taco*3'),
    quesadilla: whole('quesadilla'),
    burrito: whole('burrito'),
    wrap: whole('wrap'),
    sandwich,
    panini: sandwich,
    toastie: sandwich,
    burger: whole('burger', BOARDS),
    toast: { ...whole('toast*2', BOARDS), toppings: 3 },
    omelette: whole('omelette'),
    omelet: whole('omelette'),
    pancake: whole('pancakes'),
    dumpling: whole('dumplingrow', ['plate:bone/teal', 'platter']),
    crumble,
    cobbler: crumble,
    crisp: crumble,
    gratin,
    lasagna: gratin,
    lasagne: gratin,
    casserole: gratin,
    smoothie,
    shake: smoothie,
    lassi: smoothie,
    porridge,
    oatmeal: porridge,
    stirfry: pan,
    hash: pan,
    skillet: { vessels: ['skillet', 'skillet:ink/ink'] },
  } satisfies Record<string, DishForm>),
)

/**
 * The form that a title names, by its last word that names one: a “carrot cake” is a cake, and a “curry
 * noodle soup” a soup. What comes after “with” stands beside the dish.
 *
 * @param words of the title in small letters and the singular
 */
export function formNamed(words: readonly string[]): DishForm | undefined {
  const end = words.indexOf('with')
  const dish = end < 0 ? words : words.slice(0, end)
  for (const [index, word] of [...dish.entries()].toReversed()) {
    const before = dish[index - 1] ?? ''
    // The singular of “cookies” is not “cooky”.
    const names = [word, word.replace(/y$/, 'ie')]
    const form = [...names.map((name) => before + name), ...names]
      .map((name) => FORMS.get(name))
      .find(Boolean)
    if (form) return form
  }
  return undefined
}
