import { describe, expect, test } from 'vitest'
import type { ArtMistake } from './artLine.ts'
import { parseArt } from './parseArt.ts'

function parse(line: string) {
  const mistakes: ArtMistake[] = []
  return { art: parseArt(line, (mistake) => mistakes.push(mistake)), mistakes }
}

const THREE_WORDS = expect.stringMatching(
  /^The nearest are “\w+”, “\w+” and “\w+”\. docs\/pictures\.md shows all\./,
)

describe('a mistake is reported with its place and what to do', () => {
  test.each([
    ['ground', 'linnen | plate', 0, '“linnen” is no ground.', 'Did you mean “linen”?'],
    ['ground without a near one', 'xyzxyz | plate', 0, '“xyzxyz” is no ground.', THREE_WORDS],
    ['vessel', 'wood |  skilet', 8, '“skilet” is no vessel.', 'Did you mean “skillet”?'],
    ['vessel without a near one', 'wood | xyzxyzxyz', 7, '“xyzxyzxyz” is no vessel.', THREE_WORDS],
    ['food', 'wood | bowl | soup; bazil@10', 20, '“bazil” is no food.', 'Did you mean “basil”?'],
    ['prop', 'wood | bowl | soup | spon@w', 21, '“spon” is no prop.', 'Did you mean “spoon”?'],
    ['product', 'sun | airfrier |', 6, '“airfrier” is no product.', 'Did you mean “airfryer”?'],
    [
      'product that lies',
      'linen | chefknife |',
      8,
      '“chefknife” is no product.',
      'Did you mean “chefsknife”?',
    ],
    [
      'product on a stage without a near one',
      'sun | xyzxyzxyz |',
      6,
      '“xyzxyzxyz” is no product.',
      THREE_WORDS,
    ],
    [
      'product with the name of what every object has',
      'sun | constructor |',
      6,
      '“constructor” is no product.',
      THREE_WORDS,
    ],
    ['stage', 'shellf | kettle |', 0, '“shellf” is no stage.', 'Did you mean “shelf”?'],
    [
      'ground of a product',
      'linnen | whetstone |',
      0,
      '“linnen” is no ground.',
      'Did you mean “linen”?',
    ],
    [
      'prop on a stage',
      'sun | kettle | lemmons@e',
      15,
      '“lemmons” is no prop on a stage.',
      'Did you mean “lemons”?',
    ],
    [
      'detail',
      'sun | airfryer+windw |',
      6,
      '“windw” is no detail of “airfryer”.',
      'Did you mean “window”?',
    ],
    [
      'detail without a near one',
      'sun | airfryer+xyzxyzxyz |',
      6,
      '“xyzxyzxyz” is no detail of “airfryer”.',
      'Use one of: window, dial, display, open.',
    ],
    [
      'detail of a product without any',
      'sun | spiceset+lid |',
      6,
      '“lid” is no detail of “spiceset”.',
      'Leave it out; there are none.',
    ],
    [
      'color',
      'wood | bowl:teel',
      7,
      '“teel” is no color.',
      'Did you mean “teal”? Or write #rrggbb.',
    ],
    ['accent', 'wood | bowl:teal/xyzxyz', 7, '“xyzxyz” is no color.', THREE_WORDS],
    [
      'color of a food',
      'wood | bowl | soup:tomatto',
      14,
      '“tomatto” is no color.',
      'Did you mean “tomato”? Or write #rrggbb.',
    ],
  ])('unknown %s', (_name, line, offset, what, fix) => {
    expect(parse(line)).toEqual({ art: null, mistakes: [{ offset, what, fix }] })
  })

  const CLOCK = 'Use an hour of the clock, @1 to @12, or @c for the middle.'
  const EDGES = 'Add one of @n, @ne, @e, @se, @s, @sw, @w, @nw.'
  const PARTS = 'Put a | between the parts of the line.'
  const SEE = 'See docs/pictures.md.'

  test.each([
    ['an hour too small', 'wood | bowl | basil@0', 14, '“@0” is no place on a plate.', CLOCK],
    ['an hour too large', 'wood | bowl | basil@13', 14, '“@13” is no place on a plate.', CLOCK],
    ['an edge for food', 'wood | bowl | basil@nw', 14, '“@nw” is no place on a plate.', CLOCK],
    [
      'a prop without a place',
      'wood | bowl | | fork',
      16,
      '“fork” does not say where it lies.',
      EDGES,
    ],
    [
      'a prop at an hour',
      'wood | bowl | | fork@3',
      16,
      '“fork” does not say where it lies.',
      EDGES,
    ],
    [
      'a prop at no side of a stage',
      'sun | kettle | cup@n',
      15,
      '“cup” does not say where it lies.',
      'Add one of @w, @e.',
    ],
    [
      'a part too many in a dish',
      'wood | bowl | soup | fork@w | knife@e',
      30,
      'The line has one part too many.',
      'Write ground | vessel | foods | props.',
    ],
    [
      'a part too many with a product',
      'sun | kettle | cup@e | bowl@w',
      23,
      'The line has one part too many.',
      'Write stage | product | props.',
    ],
    ['two grounds', 'wood; linen | bowl', 6, 'Only a ground stands here.', PARTS],
    ['two vessels', 'wood | bowl; plate', 13, 'Only a vessel or a product stands here.', PARTS],
    ['two stages', 'sun; arch | kettle', 5, 'Only a stage or a ground stands here.', PARTS],
    ['two products', 'sun | kettle; blender', 14, 'Only a product stands here.', PARTS],
    ['no ground', ' | bowl', 7, 'The line needs a ground.', SEE],
    ['no vessel', 'wood | | soup', 13, 'The line needs a vessel or a product.', SEE],
    ['no product', 'sun |', 5, 'The line needs a product.', SEE],
    [
      'blanks in a word',
      'wood | bowl | soup basil',
      14,
      '“soup basil” cannot be read.',
      'Write a word, then if needed :color /accent +detail @place *count !scale, without blanks.',
    ],
  ])('%s', (_name, line, offset, what, fix) => {
    expect(parse(line)).toEqual({ art: null, mistakes: [{ offset, what, fix }] })
  })

  test.each(['', '   ', '|', ' ; | ; '])('an empty line: “%s”', (line) => {
    const offset = line.length
    expect(parse(line)).toEqual({
      art: null,
      mistakes: [
        { offset, what: 'The line needs a ground.', fix: SEE },
        { offset, what: 'The line needs a vessel or a product.', fix: SEE },
      ],
    })
  })

  const PAIR = 'Leave it out; it takes :color, /accent.'
  const PLACED = 'Leave it out; it takes :color, /accent, @place.'

  test.each([
    ['a place for a ground', 'wood@3 | bowl', 0, '“wood” takes no @place here.', PAIR],
    ['a count for a vessel', 'wood | bowl*2', 7, '“bowl” takes no *count here.', PAIR],
    ['a detail of a vessel', 'wood | bowl+lid', 7, '“bowl” takes no +detail here.', PAIR],
    ['a scale for a stage', 'sun!2 | kettle', 0, '“sun” takes no !scale here.', PAIR],
    [
      'a count for a product',
      'sun | kettle*2',
      6,
      '“kettle” takes no *count here.',
      'Leave it out; it takes :color, /accent, +detail.',
    ],
    ['a count for a prop', 'wood | bowl | | fork@w*3', 16, '“fork” takes no *count here.', PLACED],
    [
      'a scale for a prop on a stage',
      'sun | kettle | cup@e!2',
      15,
      '“cup” takes no !scale here.',
      PLACED,
    ],
    [
      'an accent for food',
      'wood | bowl | basil:leaf/lime',
      14,
      '“basil” takes no /accent here.',
      'Leave it out; it takes :color, @place, *count, !scale.',
    ],
    [
      'a count for what fills the vessel',
      'wood | bowl | soup*2',
      14,
      '“soup” takes no *count here.',
      'Leave it out; it takes :color, @place, !scale.',
    ],
    [
      'a count for what lies alone',
      'wood | plate | wrap*2',
      15,
      '“wrap” takes no *count here.',
      'Leave it out; it takes :color, @place, !scale.',
    ],
  ])('what would change nothing: %s', (_name, line, offset, what, fix) => {
    expect(parse(line)).toEqual({ art: null, mistakes: [{ offset, what, fix }] })
  })

  test.each(['basil*0', 'basil!0', 'spaghetti!0', 'soup!.0'])(
    'what would not be seen: %s',
    (word) => {
      const what = `Nothing of “${word.split(/\W/)[0]}” would be seen.`
      const fix = 'Write a number above 0, or leave the word out.'
      expect(parse(`wood | bowl | ${word} |`).mistakes).toEqual([{ offset: 14, what, fix }])
    },
  )

  test('more of a food than anyone could see', () => {
    const what = '251 of “basil” are too many to be seen.'
    const fix = 'Write a number up to 250, or make each larger with !scale.'
    const mistakes = [{ offset: 15, what, fix }]
    expect(parse('wood | plate | basil*251').mistakes).toEqual(mistakes)
    expect(parse('wood | plate | basil*250').mistakes).toEqual([])
  })

  test('each one of several', () => {
    const { art, mistakes } = parse('linnen | bowll | soop; bazil | spon@w')
    expect(art).toBeNull()
    expect(mistakes.map(({ offset }) => offset)).toEqual([0, 9, 17, 23, 31])
  })
})
