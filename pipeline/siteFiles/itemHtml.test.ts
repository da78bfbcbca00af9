import { describe, expect, test } from 'vitest'
import type { BodyNode } from '../../src/content/body.ts'
import { fileWords } from '../../src/content/prerender/fileWords.ts'
import { type PageData, readPageData } from '../../src/content/prerender/pageData.ts'
import { postHtml } from './postHtml.tsx'
import { recipeHtml } from './recipeHtml.tsx'

const ADDRESS = 'https://example.com'
const PICTURE = { url: `${ADDRESS}/a.jpg`, description: 'A "cake" & tea' }
const DISCLOSURE = 'We earn from these links.'

function found<D>(data: D | null): D {
  if (data === null) throw new Error('The document is missing.')
  return data
}

function linkTo(href: string): BodyNode {
  return { tag: 'a', props: { href }, children: ['x'] }
}

describe('a post', () => {
  const citrus = found(readPageData('post', { id: '1' }))

  function html(content: BodyNode[], other: Partial<NonNullable<PageData<'post'>>> = {}): string {
    const post = { ...citrus, tips: undefined, ...other, content }
    return postHtml(post, PICTURE, ADDRESS, fileWords).replace(/^<p><img [^>]*><\/p>/, '')
  }
  test('begins with its picture, described', () => {
    expect(postHtml(citrus, PICTURE, ADDRESS, fileWords)).toMatch(
      /^<p><img src="https:\/\/example.com\/a.jpg" alt="A &quot;cake&quot; &amp; tea" loading="lazy"\/><\/p><p>A crate of citrus/,
    )
  })

  test.each([
    ['/recipes/7', 'https://example.com/recipes/7'],
    ['/comparisons?category=Air%20Fryers', 'https://example.com/comparisons?category=Air%20Fryers'],
    ['#tools', 'https://example.com/blog/1#tools'],
    ['https://other.example/a', 'https://other.example/a'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('has its link %s with the whole address', (href, whole) => {
    expect(html([linkTo(href)])).toBe(`<a href="${whole}">x</a>`)
  })

  test('keeps headings, emphasis, lists with their first number, tables, code and line breaks', () => {
    const text: BodyNode[] = [
      { tag: 'h2', children: ['A'] },
      { tag: 'p', children: ['b ', { tag: 'em', children: ['c'] }, { tag: 'br' }, 'd < e & f'] },
      { tag: 'ol', props: { start: 3 }, children: [{ tag: 'li', children: ['g'] }] },
      { tag: 'pre', children: [{ tag: 'code', children: ['h'] }] },
      {
        tag: 'table',
        children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td' }] }] }],
      },
      { tag: 'hr' },
    ]
    expect(html(text)).toBe(
      '<h2>A</h2><p>b <em>c</em><br/>d &lt; e &amp; f</p><ol start="3"><li>g</li></ol>' +
        '<pre><code>h</code></pre><table><tbody><tr><td></td></tr></tbody></table><hr/>',
    )
  })

  test('has links for the cards in its text, and a quote for a kitchen note', () => {
    const grater = found(readPageData('review', { id: '26' }))
    const cards = { ...citrus.cards, reviews: [{ ...grater, publicationBadge: undefined }] }
    const text: BodyNode[] = [
      { tag: 'RecipeCard', props: { id: '12' } },
      { tag: 'ProductCard', props: { id: '26' } },
      { tag: 'Tip', children: ['Zest first.'] },
    ]
    expect(html(text, { cards })).toBe(
      '<p>→ <a href="https://example.com/recipes/12">Lemon olive oil cake</a></p>' +
        '<p>→ <a href="https://example.com/reviews/26">Finnick Fine Grater</a></p>' +
        '<blockquote><strong>Kitchen note.</strong> Zest first.</blockquote>',
    )
  })

  test('has the pictures in its text, at their address', () => {
    const props = { name: 'posts-17-text-0123456789', color: '#aabbcc', alt: 'Plums' }
    expect(html([{ tag: 'img', props }])).toBe(
      '<p><img src="https://example.com/pictures/posts-17-text-0123456789-4x3.jpg" alt="Plums" width="1200" height="900" loading="lazy"/></p>',
    )
  })

  test('ends with its quick tips', () => {
    const tips: BodyNode[][] = [['One ', linkTo('/reviews/3')], ['Two']]
    expect(html([], { tips })).toBe(
      '<h2>Quick Tips</h2><ul><li>One <a href="https://example.com/reviews/3">x</a></li><li>Two</li></ul>',
    )
  })
})

describe('a recipe', () => {
  const salmon = found(readPageData('recipe', { id: '1' }))
  const html = recipeHtml(salmon, PICTURE, fileWords, DISCLOSURE)

  test('has picture, description, times, ingredients and steps, in this order', () => {
    const parts = [
      '<img ',
      salmon.description,
      'Prep 15 min, cook 20 min, serves 4',
      '450 kcal per serving',
      '<h2>Ingredients</h2>',
      ...salmon.ingredients.map(({ text }) => `<li>${text}`),
      '<h2>Instructions</h2><ol>',
      ...salmon.instructions.map((step) => `<li>${step}</li>`),
    ]
    const places = parts.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('says what it waits for, how much it makes, for whom it is and what is in it', () => {
    const rest = { restTime: 240, restKind: 'chilling', yield: 'two trays' } as const
    const labels: Partial<typeof salmon> = {
      diet: ['vegan', 'nut-free'],
      allergens: ['soy', 'sesame'],
    }
    const full = recipeHtml({ ...salmon, ...rest, ...labels }, PICTURE, fileWords, '')
    expect(full).toContain('4 h chilling, serves 4 (two trays), 450 kcal')
    expect(full).toContain('<p>Suitable as vegan, nut-free.</p>')
    expect(full).toContain('<p>Contains soy, sesame.</p>')
  })

  test('marks paid links as such, after the sentence that discloses them', () => {
    const links = html.match(/<a [^>]*>[^<]*<\/a>/g) ?? []
    expect(links).toHaveLength(2)
    for (const link of links)
      expect(link).toMatch(/ rel="sponsored nofollow noopener">\(Shop, paid link\)<\/a>$/)
    expect(html.split(DISCLOSURE)).toHaveLength(2)
    expect(html.indexOf(DISCLOSURE)).toBeLessThan(html.indexOf('<a '))
  })

  test('discloses nothing where nothing is paid', () => {
    const ingredients = salmon.ingredients.map((line) =>
      Object.assign({}, line, { shopLink: undefined }),
    )
    const plain = recipeHtml({ ...salmon, ingredients }, PICTURE, fileWords, DISCLOSURE)
    expect(plain).not.toContain(DISCLOSURE)
    expect(plain).not.toContain('<a ')
  })
})
