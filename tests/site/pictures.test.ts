import { describe, expect, test } from 'vitest'
import { paths } from '../../src/addresses/paths.ts'
import { attributes, type BuiltPage, openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'

const site = await openBuiltSite()
const { recipes, reviews, imagesElsewhere } = await readDocuments()

// The parser keeps React's spelling of attributes, such as `srcSet`.
function picturesOf({ document }: BuiltPage) {
  return [...document.querySelectorAll('main img')]
}

function filesIn(srcset: string | null): string[] {
  return (srcset ?? '').split(', ').map((candidate) => candidate.split(' ')[0]?.slice(1) ?? '')
}

const DETAILS = site.pages.filter(
  ({ address }) => /^\/(recipes|reviews|blog)\/\d+$/.test(address) && !address.endsWith('/404'),
)

describe('the pictures of every page', () => {
  test('exist as AVIF in three widths', () => {
    const missing = site.pages.flatMap((page) => {
      const sets = attributes(page, 'main source', 'srcSet')
      return sets.flatMap((srcset) => {
        const files = filesIn(srcset)
        if (files.length !== 3) return [`${page.address}: ${srcset}`]
        return files.filter((file) => !site.files.has(file))
      })
    })
    expect(missing).toEqual([])
    const formats = site.pages.flatMap((page) => attributes(page, 'main source', 'type'))
    expect(formats.filter((format) => format !== 'image/avif')).toEqual([])
    const pictured = [...recipes, ...reviews].filter(({ values: { image } }) => {
      return image !== undefined && !imagesElsewhere.has(String(image))
    })
    const shown = pictured.map(({ address }) => site.page(address).document)
    expect(shown.filter(({ body }) => !body.querySelector('main source'))).toEqual([])
  })

  test('are files of the site, as WebP for browsers without AVIF, except images elsewhere', () => {
    const own = site.pages.flatMap((page) => attributes(page, 'main source + img', 'src'))
    expect(own.filter((source) => !source?.endsWith('.webp'))).toEqual([])
    expect(own.filter((source) => !site.files.has(source?.slice(1) ?? ''))).toEqual([])
    const bare = site.pages.flatMap((page) => attributes(page, 'main img:first-child', 'src'))
    expect(bare.filter((source) => !imagesElsewhere.has(source ?? ''))).toEqual([])
  })

  test('have words for those who cannot see them, dimensions, and a color to wait in', () => {
    const bare = site.pages.flatMap((page) =>
      picturesOf(page)
        .filter((image) => !(image.getAttribute('alt') ?? '').trim())
        .map(() => page.address),
    )
    expect(bare).toEqual([])
    const firsts = DETAILS.map((page) => picturesOf(page)[0])
    for (const first of firsts.filter((image) => image?.matches('source + img'))) {
      expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['1200', '900'])
      expect(first?.parentElement?.getAttribute('style')).toMatch(
        /background-color:\s*#[0-9a-f]{6}/,
      )
    }
  })

  test('load when they come near, except the first, which does not wait', () => {
    const eager = site.pages.map((page) => ({
      page,
      urgent: picturesOf(page).filter((image) => image.getAttribute('loading') === 'eager'),
    }))
    expect(eager.filter(({ urgent }) => urgent.length > 1).map(({ page }) => page.address)).toEqual(
      [],
    )
    for (const image of eager.flatMap(({ urgent }) => urgent)) {
      expect(image.getAttribute('fetchPriority')).toBe('high')
    }
    const shown = DETAILS.filter(({ document }) => !document.querySelector('main [data-cover]'))
    for (const comparisons of site.pages.filter(({ address }) => address === paths.comparisons)) {
      expect(
        attributes(comparisons, 'link[rel="preload"][type="image/avif"]', 'imageSrcSet'),
      ).toEqual(attributes(comparisons, 'main tbody tr:first-child source', 'srcSet').slice(0, 1))
    }
    const late = shown.filter((page) => picturesOf(page)[0]?.getAttribute('loading') !== 'eager')
    expect(late.map(({ address }) => address)).toEqual([])
  })
})

describe('the files', () => {
  const sizes = [...site.files]
    .filter(([name]) => name.endsWith('-800.avif'))
    .map(([, bytes]) => bytes.length)

  test.skipIf(sizes.length < 30)(
    'of pictures weigh at most 20 KB on average at 800 px in AVIF',
    () => {
      const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
      expect(average / 1000).toBeLessThanOrEqual(20)
    },
  )
})
