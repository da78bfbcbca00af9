import { describe, expect, test } from 'vitest'
import type { ArtMistake } from './artLine.ts'
import { PAINTS } from './paints.ts'
import { parseArt } from './parseArt.ts'
import { vocabulary } from './vocabulary.ts'

function parse(line: string) {
  const mistakes: ArtMistake[] = []
  return { art: parseArt(line, (mistake) => mistakes.push(mistake)), mistakes }
}

const { foods, grounds, products, props, stageProps, stages, vessels } = vocabulary

describe('a dish', () => {
  test('is parsed word by word', () => {
    const line = 'check:cream/butter | bowl:teal/#F6ECDA | soup; basil:leaf@10*3!1.2 | spoon@w'
    expect(parse(line)).toEqual({
      mistakes: [],
      art: {
        kind: 'dish',
        dish: {
          ground: {
            name: 'check',
            word: grounds.check,
            colors: { color: PAINTS.cream, accent: PAINTS.butter },
          },
          vessel: {
            name: 'bowl',
            word: vessels.bowl,
            colors: { color: PAINTS.teal, accent: '#f6ecda' },
          },
          foods: [
            {
              name: 'soup',
              word: foods.soup,
              color: undefined,
              at: undefined,
              count: undefined,
              scale: 1,
            },
            { name: 'basil', word: foods.basil, color: PAINTS.leaf, at: 10, count: 3, scale: 1.2 },
          ],
          props: [
            {
              name: 'spoon',
              word: props.spoon,
              colors: { color: props.spoon?.color, accent: props.spoon?.accent },
              place: 'w',
            },
          ],
        },
      },
    })
  })

  test.each([1, 12, 'c'])('has food at @%s', (place) => {
    const { art } = parse(`wood | plate | basil@${place} |`)
    expect(art?.kind === 'dish' && art.dish.foods[0]?.at).toBe(place)
  })

  test.each(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'])('has a prop at its edge @%s', (place) => {
    const { art } = parse(`wood | plate | | fork@${place}`)
    expect(art?.kind === 'dish' && art.dish.props[0]?.place).toBe(place)
  })

  test('may have no food and no props', () => {
    const { art } = parse('wood | plate')
    expect(art).toMatchObject({ kind: 'dish', dish: { foods: [], props: [] } })
  })
})

describe('a product', () => {
  test('that stands is parsed on its stage', () => {
    expect(parse('sun:cream/oat | airfryer:teal+window+dial | cup@e; plant@w')).toEqual({
      mistakes: [],
      art: {
        kind: 'product',
        product: {
          view: 'front',
          scene: {
            name: 'sun',
            word: stages.sun,
            colors: { color: PAINTS.cream, accent: PAINTS.oat },
          },
          product: {
            name: 'airfryer',
            word: products.airfryer,
            colors: { color: PAINTS.teal, accent: products.airfryer?.accent },
            details: ['window', 'dial'],
          },
          props: [
            {
              name: 'cup',
              word: stageProps.cup,
              colors: { color: stageProps.cup?.color, accent: stageProps.cup?.accent },
              side: 'right',
            },
            {
              name: 'plant',
              word: stageProps.plant,
              colors: { color: stageProps.plant?.color, accent: stageProps.plant?.accent },
              side: 'left',
            },
          ],
        },
      },
    })
  })

  test('that lies is parsed on its ground', () => {
    const { art, mistakes } = parse('linen | chefsknife+onion | thyme@ne')
    expect(mistakes).toEqual([])
    expect(art).toMatchObject({
      kind: 'product',
      product: {
        view: 'above',
        product: { details: ['onion'] },
        scene: { name: 'linen', word: grounds.linen },
      },
    })
  })

  test.each([
    ['linen | saucepan | soup', 'dish'],
    ['linen | saucepan | soup | spoon@w', 'dish'],
    ['plain | saucepan | soup | spoon@w', 'dish'],
    ['sun | saucepan+lid | tomatoes@e', 'product'],
    ['plain | saucepan+lid | tomatoes@e', 'product'],
  ])('with a vessel of the same name is distinguished from it: %s', (line, kind) => {
    expect(parse(line)).toMatchObject({ art: { kind }, mistakes: [] })
  })
})
