import { describe, expect, it } from 'vitest'
import type { ProductPicture } from '../language/art.ts'
import { namesOf, type ProductName, type Table, words } from '../language/vocabulary.ts'
import type { Colors, Product } from '../language/words/types.ts'
import { composeProduct } from './composeProduct.ts'
import { Canvas } from './core/canvas.ts'

/** In characters: what is heaped leaf by leaf, as the herbs are, is as large as a dish. */
const LARGEST = 460 * 1024

/** A word in the colours it has by itself. */
function colored<Name extends string, Word extends Colors>(table: Table<Name, Word>, name: Name) {
  const word = table[name]
  return { name, word, colors: { color: word.color, accent: word.accent } }
}

function pictureOf(name: ProductName, details: readonly string[], color?: string): ProductPicture {
  const { colors, ...product } = colored(words.products, name)
  const look = { ...product, colors: { ...colors, color: color ?? colors.color }, details }
  return product.word.view === 'front'
    ? { view: 'front', scene: colored(words.stages, 'sun'), product: look, props: [] }
    : { view: 'above', scene: colored(words.grounds, 'plain'), product: look, props: [] }
}

function svgOf(picture: ProductPicture): string {
  const art = new Canvas('a product')
  composeProduct(art, picture)
  return art.toSvg()
}

describe.each(namesOf(words.products))('%s', (name) => {
  const word: Product = words.products[name]
  const whole = svgOf(pictureOf(name, word.details))

  it('is the same every time, whole and small', () => {
    expect(svgOf(pictureOf(name, word.details))).toBe(whole)
    expect(whole).not.toMatch(/NaN|undefined|Infinity/)
    expect(whole.length).toBeLessThan(LARGEST)
  })

  it('changes with each of its details and with its colour', () => {
    const bare = svgOf(pictureOf(name, []))
    for (const detail of word.details) expect(svgOf(pictureOf(name, [detail]))).not.toBe(bare)
    expect(svgOf(pictureOf(name, word.details, '#123456'))).not.toBe(whole)
  })
})

describe('a product on its stage', () => {
  it.each(namesOf(words.stages))('stands on %s', (name) => {
    const picture = pictureOf('kettle', [])
    if (picture.view !== 'front') throw new Error('a kettle stands')
    expect(svgOf({ ...picture, scene: colored(words.stages, name) })).not.toMatch(/NaN|undefined/)
  })

  it('has room for three things at each side', () => {
    const picture = pictureOf('kettle', [])
    if (picture.view !== 'front') throw new Error('a kettle stands')
    const props = namesOf(words.stageProps).flatMap((name) => [
      { ...colored(words.stageProps, name), side: 'left' as const },
      { ...colored(words.stageProps, name), side: 'right' as const },
    ])
    expect(svgOf({ ...picture, props: props.slice(0, 6) })).not.toMatch(/NaN|undefined/)
    expect(svgOf({ ...picture, props: props.slice(-6) })).not.toMatch(/NaN|undefined/)
  })
})
