/** What the language of pictures is, in the three lines that an editor shows beside `art`. */
export const ART_HELP = [
  'A dish, seen from above: `ground | vessel | food; food | prop; prop`',
  'A product: `stage | product | prop; prop`, or on a ground when it lies flat.',
  'Behind a word: `:color` `/accent` `+detail` `@place` `*count` `!scale`, in this order. `@place` is an hour of the clock on a plate, `@n` to `@nw` at the edge, `@w` or `@e` on a stage. Every word: docs/pictures.md.',
].join('\n\n')

/** Whole lines to begin with, beside the example of the field. */
export const ART_LINES = [
  'wood | plate:bone | spaghetti; ragu; parmesan*20; basil@12*3 | fork@w; napkin@e',
  'check:cream/butter | board | loaf@9; slice@3*2 | knife@s; butter@ne',
  'plain:mist | chefsknife+board+onion | garlic@sw',
]

/** Lines to fill in, as snippets with a stop at every word. */
export const ART_SHAPES = [
  {
    label: 'a dish, seen from above',
    body: '${1:linen} | ${2:bowl} | ${3:soup}; ${4:basil}@${5:10}*${6:3} | ${7:spoon}@${8:w}',
  },
  {
    label: 'a product on a stage',
    body: '${1:sun} | ${2:dutchoven} | ${3:tomatoes}@${4:e}; ${5:garlic}@${6:w}',
  },
]
