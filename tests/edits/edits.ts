import { expect } from 'vitest'
import type { BuiltSite } from '../site/builtSite.ts'
import type { EditedContent } from './editedContent.ts'

export interface Edit {
  name: string
  apply: (content: EditedContent) => Promise<void>
  /** Checks the expected changes, in addition to the tests for any content. */
  expect?: (site: BuiltSite) => void
}

const SITE = 'site.yaml'

function has(site: BuiltSite, address: string): boolean {
  return site.pages.some((page) => page.address === address)
}

const ofDocuments: Edit[] = [
  {
    name: 'a review deleted that others link to',
    async apply(content) {
      await content.delete('reviews', 7)
      await content.change(SITE, (text) => text.replace('review: 7\n', 'review: 8\n'))
    },
    expect: (site) => expect(has(site, '/reviews/7')).toBe(false),
  },
  {
    name: 'the products called real, and one of them without facts',
    async apply(content) {
      await content.set(SITE, { sampleContent: undefined, defaultReviewCount: undefined })
      for (const name of await content.names()) {
        if (name.startsWith('reviews/')) await content.set(name, { reviewCount: 12 })
      }
      const facts = ['price', 'dimensions', 'weight', 'alternatives', 'updated']
      const none = Object.fromEntries(facts.map((field) => [field, undefined]))
      await content.set(await content.find('reviews', 1), none)
    },
  },
  {
    name: 'a category emptied, and a recipe moved to another',
    async apply(content) {
      await content.set(await content.find('recipes', 1), { category: 'Desserts' })
      for (const name of await content.names()) {
        const isIn = /^category: Beverages$/m.test(await content.read(name))
        if (isIn && name.startsWith('reviews/')) await content.set(name, { category: 'Knives' })
      }
    },
  },
  {
    name: 'a single recipe and nothing else',
    apply: (content) => content.keepRecipes(1),
    expect: (site) => expect(has(site, '/recipes/1')).toBe(true),
  },
]

const ofSettings: Edit[] = [
  {
    name: 'old addresses redirected',
    async apply(content) {
      await content.delete('recipes', 12)
      const moved = await content.find('recipes', 1)
      await content.set(moved, { redirectFrom: ['/recipes/salmon.html', '/blog/salmon/'] })
      await content.set(SITE, { redirects: [{ from: '/recipes/12', to: '/recipes?category=All' }] })
    },
    expect(site) {
      const lines = site.text('_redirects').split('\n')
      expect(lines).toContain('/recipes/12 /recipes?category=All 301')
      expect(lines).toContain('/blog/salmon/ /recipes/1 301')
      expect(site.files.has('recipes/salmon.html')).toBe(true)
      expect([has(site, '/recipes/12'), has(site, '/blog/salmon')]).toEqual([false, false])
      const machines = [...site.files].filter(([name]) => /\.(xml|json)$/.test(name))
      const naming = machines.filter(([, bytes]) => /salmon\.html|blog\/salmon/.test(`${bytes}`))
      expect(naming.map(([name]) => name)).toEqual([])
    },
  },
  {
    name: 'another brand, tagline, address and mailboxes',
    async apply(content) {
      await content.set(SITE, { tagline: 'Supper, sorted', address: 'https://larder.example' })
      for (const name of await content.names()) {
        const text = await content.read(name)
        const renamed = text.replaceAll('Pinchwell', 'Larderly').replaceAll('pinchwell', 'larderly')
        await content.write(name, renamed)
      }
    },
    expect({ files }) {
      const named = [...files].filter(([name, bytes]) => {
        // Exports store the program's own fields under a key that imports recognize.
        const text = bytes.toString('latin1').replace(/^pinchwell:$/m, '')
        return /pinchwell/i.test(name) || /pinchwell/i.test(text)
      })
      expect(named.map(([name]) => name)).toEqual([])
    },
  },
  {
    name: 'search live, other claims and a keyword mapped elsewhere',
    async apply(content) {
      const claims = { recipes: '12', reviews: '3', subscribers: '40+' }
      await content.set(SITE, { search: 'live', claims })
      await content.change(SITE, (text) =>
        text.replace(/keyword: salt\n {4}review: 8/, 'keyword: salt\n    review: 7'),
      )
    },
  },
  {
    name: 'providers, delivery and the editor switched on',
    apply: (content) =>
      content.set(SITE, {
        newsletter: { service: 'json', endpoint: 'https://forms.example/newsletter' },
        contact: { service: 'formspree', endpoint: 'https://formspree.io/f/abcdwxyz' },
        providers: {
          analytics: 'plausible',
          plausible: { domain: 'pinchwell.example' },
          ads: 'adsense',
          adsense: { client: 'ca-pub-1234567890123456', slot: '1234567890' },
        },
        editor: { backend: 'github', repo: 'someone/site', branch: 'main' },
      }),
    expect: ({ files }) => expect(files.has('admin/index.html')).toBe(true),
  },
]

export const edits: readonly Edit[] = [...ofDocuments, ...ofSettings]
