import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import { siteTheme } from '../../pipeline/theme/siteTheme.ts'
import { attributes, type BuiltPage, openBuiltSite } from './builtSite.ts'
import { readDocuments } from './documents.ts'
import { locale } from './words.ts'

const site = await openBuiltSite()
const { documents: all, filledLists, brand, siteAddress } = await readDocuments()
const documents = all.filter(({ values }) => values.imageDesc !== undefined)

const CARD = 'summary_large_image'

/** The pages that search engines may list. The others are not meant for sharing. */
const listed = site.pages.filter(({ html }) => html.includes('rel="canonical"'))

/** The properties of https://ogp.me that a page gives itself, in order. */
function properties({ document }: BuiltPage): [string, string][] {
  return [...document.querySelectorAll('head meta[property]')].map((meta) => [
    meta.getAttribute('property') ?? '',
    meta.getAttribute('content') ?? '',
  ])
}

function property(page: BuiltPage, name: string): string | undefined {
  return properties(page).find(([found]) => found === name)?.[1]
}

function fileAt(address: string): string {
  return address.replace(`${siteAddress}/`, '')
}

describe('a page that is shared', () => {
  test('has every property once', () => {
    expect(listed.length).toBeGreaterThan(0)
    const names = listed.map((page) => properties(page).map(([name]) => name))
    const expected =
      'title description type url site_name locale image image:width image:height image:alt'
        .split(' ')
        .map((name) => `og:${name}`)
    expect(names).toEqual(listed.map(() => expected))
  })

  test('names itself as it does to search engines, and asks for a large card', () => {
    for (const page of listed) {
      const { document } = page
      const title = property(page, 'og:title') ?? ''
      expect([title, `${title} | ${brand}`]).toContain(document.title)
      expect([property(page, 'og:description')]).toEqual(
        attributes(page, 'meta[name="description"]', 'content'),
      )
      expect([property(page, 'og:url')]).toEqual(attributes(page, 'link[rel="canonical"]', 'href'))
      expect(property(page, 'og:site_name')).toBe(brand)
      expect(attributes(page, 'meta[name="twitter:card"]', 'content')).toEqual([CARD])
      expect(property(page, 'og:locale')).toBe(locale.replace('-', '_'))
    }
  })

  test('a document with a picture is an article with it, described in its words', () => {
    for (const { address, folder, key, title, values } of documents) {
      const page = site.page(address)
      expect(property(page, 'og:type')).toBe('article')
      expect(property(page, 'og:image')).toContain(`${siteAddress}/pictures/${folder}-${key}-`)
      const isCover = values.image === undefined && !isImageAddress(String(values.imageDesc))
      expect(property(page, 'og:image:alt')).toBe(isCover ? title : values.imageDesc)
    }
  })

  test('every other page has the picture of the site', () => {
    const addresses = new Set(documents.map(({ address }) => address))
    const others = listed.filter(({ address }) => !addresses.has(address))
    const pages = all.filter(({ folder }) => folder === 'pages').map(({ address }) => address)
    expect(others.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['/', '/contact', ...filledLists, ...pages]),
    )
    expect(new Set(others.map((page) => property(page, 'og:type')))).toEqual(new Set(['website']))
    const images = new Set(others.map((page) => property(page, 'og:image')))
    expect([...images]).toEqual([expect.stringContaining(`${siteAddress}/pictures/site-`)])
  })

  test('has a picture that is there, and as large as the page says', async () => {
    const images = new Map(listed.map((page) => [property(page, 'og:image') ?? '', page]))
    expect(images.size).toBe(documents.length + 1)
    const missing = [...images.keys()].filter((address) => !site.files.has(fileAt(address)))
    expect(missing).toEqual([])
    for (const [address, page] of images) {
      const { width, height } = await sharp(site.files.get(fileAt(address))).metadata()
      expect([String(width), String(height)]).toEqual([
        property(page, 'og:image:width'),
        property(page, 'og:image:height'),
      ])
      expect(width / height).toBeCloseTo(1.91, 1)
    }
  })
})

test('the browser’s frame has the color of the page in either scheme', () => {
  const { roles, scheme: start } = siteTheme()
  const mediaOf = (scheme: 'light' | 'dark') => {
    if (start === 'auto') return `(prefers-color-scheme: ${scheme})`
    return start === scheme ? 'all' : 'not all'
  }
  for (const page of site.pages) {
    const frames = attributes(page, 'meta[name="theme-color"]', 'media').map((media, index) => [
      media,
      attributes(page, 'meta[name="theme-color"]', 'content')[index],
    ])
    expect(frames).toEqual([
      [mediaOf('light'), roles.light['--page']],
      [mediaOf('dark'), roles.dark['--page']],
    ])
  }
})
