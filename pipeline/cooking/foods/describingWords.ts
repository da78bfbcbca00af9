/** Words that may stand beside a food without naming another food: `2 large eggs, beaten`. */
const MEASURES = `about, bag, batch, block, bottle, bottles, box, bunch, bunches, can, cans, carton, cm,
  cup, cups, dash, drop, drops, each, few, g, gallon, gram, grams, half, handful, handfuls, head, heads,
  inch, inches, jar, jars, kg, l, lb, liter, liters, mm, ml, more, ounce, ounces, oz, pack, package,
  packages, packet, packets, packs, pinch, pint, pints, pound, pounds, quart, quarts, scant, tablespoon,
  tablespoons, tbsp, teaspoon, teaspoons, tin, tins, tsp, tub, generous, heaping, level, packed, one, two,
  three, four, five, six, eight, ten, twelve, percent, thirds, quarter, x`

const PARTS_AND_FORMS = `bar, bits, breast, breasts, brine, bulb, chunk, chunks, clove, cloves,
  coin, coins, concentrate, core, crumbs, cube, cubes,  disc, discs, drumstick, drumsticks,
  ear, ears, end, ends, essence, extract, fillet, fillets, floret, florets, flower, flowers, frond, fronds,
  greens, halves, heart, hearts, husk, juice, kernel, kernels, knob, leaf, leaves, length, lengths,
  loin, matchstick, matchsticks, oil, paste, peel, petal, petals, piece, pieces, pod, pods, pocket, pockets,
  powder, puree, ribbon, ribbons, rind, root, roots, round, rounds, seed, seeds, segment,
  segments, shaving, shavings, shoot, shoots, shoulder, shred, shreds, skin, skins, slab, slice, slices,
  sprig, sprigs, spear, spears, stalk, stalks, stem, stems, stick, sticks, strip, strips, tenderloin,
  thigh, thighs, tip, tips, top, tops, wedge, wedges, white, whites, wing, wings, zest`

const STATES = `baked, beaten, black, blanched, blended, boiled, boneless, bone, bottled, bought, bruised,
  brown, browned, canned, chilled, chopped, clean, coarse, coarsely, cold, cooked, cool, cooled, cored,
  crumbled, crushed, cubed, cut, dark, day, deseeded, deveined, diced, dissolved, divided, drained, dried,
  dry, extra, fine, finely, firm, flaked, flaky, freshly, fresh, frozen, full, good, grated, green, ground, halved, hot,
  hulled, instant, into, juiced, julienned, large, lean, lengthwise, light, lightly, long, low, lukewarm,
  mashed, medium, melted, mild, minced, mixed, neutral, old, optional, organic, peeled, picked, pitted, plain,
  pounded, prepared, pressed, pureed, quartered, raw, ready, red, reserved, rinsed, ripe, roasted, roughly,
  salted, sautéed, scrubbed, seeded, separated, shelled, shredded, shucked, sifted, skinless, skinned,
  skin, sliced, slivered, small, smashed, smoked, snipped, sodium, soaked, soft, softened, split, squeezed,
  standard, steamed, stemmed, stirred, strong, sweet, thawed, thick, thickly, thin, thinly, toasted, torn,
  trimmed, undrained, unpeeled, unsalted, unsweetened, very, warm, washed, well, whisked, whole, wide, wrinkled,
  yellow, young`

const SMALL_WORDS = `a, across, and, are, clear, from, in, is, on, or, run, runs, that, them, with, again, all, also, an, any, as, at, by, choice, desired, dusting, finish, finishing,
  frying, garnish, garnishing, grater, greasing, if, its, least, lots, needed, not, of, off, own, pan, plenty,
  preferably, removed, room, rolling, serve, serving, some, sprinkling, such, taste, temperature, the, their,
  to, topping, total, until, up, your`

const DESCRIBING = new Set(
  [MEASURES, PARTS_AND_FORMS, STATES, SMALL_WORDS].flatMap((words) => words.split(/,\s+/)),
)

export function isDescribing(word: string): boolean {
  return DESCRIBING.has(word)
}
