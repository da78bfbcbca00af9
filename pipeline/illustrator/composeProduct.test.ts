import { describe, expect, it } from 'vitest'
import { composeProduct, type ProductPicture } from './composeProduct.ts'
import { Canvas } from './core/canvas.ts'
import { products } from './words/products/index.ts'
import { stageProps } from './words/stageProps/index.ts'
import { stages } from './words/stages.ts'
import type { Colors, Ground, Product } from './words/types.ts'

const LARGEST = 250 * 1024
const ground: Ground = { shows: 'a table', color: '#c9b79a', accent: '#c9b79a', draw: () => {} }

/** A word in the colours it has by itself. */
function painted<Word extends Colors>(word: Word) {
  return { word, colors: { color: word.color, accent: word.accent } }
}

function pictureOf(word: Product, details: readonly string[]): ProductPicture {
  const product = { ...painted(word), details }
  return word.view === 'front'
    ? { view: 'front', scene: painted(stages.sun), product, props: [] }
    : { view: 'above', scene: painted(ground), product, props: [] }
}

function svgOf(picture: ProductPicture): string {
  const art = new Canvas('a product')
  composeProduct(art, picture)
  return art.toSvg()
}

describe.each(Object.entries<Product>(products))('%s', (_name, word) => {
  const whole = svgOf(pictureOf(word, word.details))

  it('is the same every time, whole and small', () => {
    expect(svgOf(pictureOf(word, word.details))).toBe(whole)
    expect(whole).not.toMatch(/NaN|undefined|Infinity/)
    expect(whole.length).toBeLessThan(LARGEST)
  })

  it('changes with each of its details and with its colour', () => {
    const bare = svgOf(pictureOf(word, []))
    for (const detail of word.details) expect(svgOf(pictureOf(word, [detail]))).not.toBe(bare)
    expect(svgOf(pictureOf({ ...word, color: '#123456' }, word.details))).not.toBe(whole)
  })
})

describe('a product on its stage', () => {
  it.each(Object.keys(stages))('stands on %s', (name) => {
    const stage = Object.entries(stages).find(([key]) => key === name)?.[1] ?? stages.plain
    const picture = pictureOf(products.kettle, [])
    if (picture.view !== 'front') throw new Error('a kettle stands')
    expect(svgOf({ ...picture, scene: painted(stage) })).not.toMatch(/NaN|undefined/)
  })

  it('has room for three things at each side', () => {
    const picture = pictureOf(products.kettle, [])
    if (picture.view !== 'front') throw new Error('a kettle stands')
    const props = Object.values(stageProps).flatMap((prop) => [
      { ...painted(prop), side: 'left' as const },
      { ...painted(prop), side: 'right' as const },
    ])
    expect(svgOf({ ...picture, props: props.slice(0, 6) })).not.toMatch(/NaN|undefined/)
    expect(svgOf({ ...picture, props: props.slice(-6) })).not.toMatch(/NaN|undefined/)
  })
})
