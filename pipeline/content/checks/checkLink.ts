import { ALL_CATEGORIES } from '../../../src/kinds/categories.ts'
import { documentPath, KINDS } from '../../../src/kinds/kinds.ts'
import { paths } from '../../../src/addresses/paths.ts'
import { isUnreadable, type KnownContent, type KnownPage } from '../documents/knownContent.ts'
import { quote, type RuledMistake } from '../../problems/problem.ts'
import { type InnerLink, innerLink } from '../documents/references.ts'
import { didYouMean, looseReference, suggestWord } from '../../problems/suggestWord.ts'

function categoriesAt(path: string, { vocabularies: words }: KnownContent) {
  if (path === paths.comparisons) return words.get('reviews.category')
  const kind = KINDS.find(({ list }) => list === path)
  const categories = kind && 'isFiltered' in kind && words.get(`${kind.folder}.category`)
  return categories ? [ALL_CATEGORIES, ...categories] : undefined
}

/** Returns the mistakes in page, category and anchor of an inner link. @param from its page */
export function linkMistakes(href: string, from: string | undefined, known: KnownContent) {
  const link = innerLink(href, from)
  if (!link) return []
  const { path, anchor } = link
  const page = known.pages.get(path)
  if (page) {
    const mistakes = [wrongCategory(href, link, known), wrongAnchor(href, anchor, page)]
    return mistakes.filter((mistake) => mistake !== undefined)
  }
  const kind = KINDS.find(({ list }) => path.startsWith(`${list}/`))
  const key = path.slice((kind?.list.length ?? 0) + 1)
  if (kind && isUnreadable({ folder: kind.folder, key }, known)) return []
  return [deadLink(href, path, known)]
}

function deadLink(href: string, path: string, known: KnownContent): RuledMistake {
  const meant = looseReference(path)
  const other = meant?.folder && documentPath(meant.folder, meant.number)
  const near =
    other !== undefined && known.pages.has(other)
      ? other
      : suggestWord(path, likePages(path, [...known.pages.keys()]))
  const fix = near ? `Did you mean “${near}”?` : 'Write the address of a page, such as /recipes/7.'
  return ['dead-link', `The link ${quote(href)} leads to no page.`, fix]
}

/** Pages to suggest for a wrong address; one with another number would be another dish. */
function likePages(path: string, pages: string[]): string[] {
  const list = KINDS.find((kind) => path.startsWith(`${kind.list}/`))?.list ?? ''
  return pages.filter((page) => page.startsWith(list) && firstNumber(page) === firstNumber(path))
}

function firstNumber(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0)
}

type Mistake = RuledMistake | undefined

function wrongCategory(href: string, { path, query }: InnerLink, known: KnownContent): Mistake {
  const options = categoriesAt(path, known)
  const asked = new URLSearchParams(query).get('category')
  if (!options || asked === null || options.includes(asked)) return undefined
  const near = suggestWord(asked, options)
  const link = `${path}?${String(new URLSearchParams({ category: near ?? '' }))}`
  const what = `The link ${quote(href)} asks for a category that ${path} does not have.`
  return ['unknown-category', what, near ? `Did you mean “${link}”?` : didYouMean(asked, options)]
}

/** Anchors that browsers understand: the top of the page, and words to look for. */
const BUILT_IN = /^(top)?$|^:~:/i

function wrongAnchor(href: string, anchor: string, { anchors, document }: KnownPage): Mistake {
  if (BUILT_IN.test(anchor) || anchors.includes(anchor)) return undefined
  const parts = anchors.map((name) => `#${name}`)
  const near = didYouMean(`#${anchor}`, parts)
  const ofText = `Headings have no address of their own: leave “#${anchor}” out, or the link.`
  const fix = document?.type.bodyField && !near.startsWith('Did') ? ofText : near
  return ['dead-anchor', `The link ${quote(href)} leads to no part of its page.`, fix]
}
