import { ALL } from '../../../src/kinds/categories.ts'
import { documentPath, KINDS } from '../../../src/kinds/kinds.ts'
import { paths } from '../../../src/addresses/paths.ts'
import { isUnreadable, type KnownContent, type KnownPage } from '../documents/knownContent.ts'
import { quote } from '../report/problem.ts'
import { type InnerLink, innerLink } from '../documents/references.ts'
import type { Rule } from '../report/rules.ts'
import { didYouMean, looseReference, suggestWord } from '../text/suggestWord.ts'

type ReportLink = (rule: Rule, what: string, fix: string) => void

function categoriesAt(
  path: string,
  { vocabularies: words }: KnownContent,
): readonly string[] | undefined {
  if (path === paths.comparisons) return words.get('reviews.category')
  const kind = KINDS.find(({ list }) => list === path)
  const categories = kind && 'isFiltered' in kind && words.get(`${kind.folder}.category`)
  return categories ? [ALL, ...categories] : undefined
}

/** Checks page, category and anchor of an inner link; other links pass. @param from its page */
export function checkLink(
  href: string,
  from: string | undefined,
  known: KnownContent,
  report: ReportLink,
): void {
  const link = innerLink(href, from)
  if (!link) return
  const { path, anchor } = link
  const page = known.pages.get(path)
  if (page) {
    checkCategory(href, link, known, report)
    checkAnchor(href, anchor, page, report)
  } else if (!isUnsurePage(path, known)) {
    const meant = looseReference(path)
    const other = meant?.folder && documentPath(meant.folder, meant.number)
    const near =
      other !== undefined && known.pages.has(other)
        ? other
        : suggestWord(path, likePages(path, [...known.pages.keys()]))
    const fix = near
      ? `Did you mean “${near}”?`
      : 'Write the address of a page, such as /recipes/7.'
    report('dead-link', `The link ${quote(href)} leads to no page.`, fix)
  }
}

function isUnsurePage(path: string, known: KnownContent): boolean {
  const kind = KINDS.find(({ list }) => path.startsWith(`${list}/`))
  return (
    kind !== undefined &&
    isUnreadable({ folder: kind.folder, key: path.slice(kind.list.length + 1) }, known)
  )
}

/** Suggests the nearest page, but none with another number, which would be another dish. */
function likePages(path: string, pages: string[]): string[] {
  const list = KINDS.find((kind) => path.startsWith(`${kind.list}/`))?.list ?? ''
  return pages.filter((page) => page.startsWith(list) && firstNumber(page) === firstNumber(path))
}

function firstNumber(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0)
}

function checkCategory(
  href: string,
  { path, query }: InnerLink,
  known: KnownContent,
  report: ReportLink,
) {
  const options = categoriesAt(path, known)
  const asked = new URLSearchParams(query).get('category')
  if (!options || asked === null || options.includes(asked)) return
  const near = suggestWord(asked, options)
  const link = `${path}?${String(new URLSearchParams({ category: near ?? '' }))}`
  report(
    'unknown-category',
    `The link ${quote(href)} asks for a category that ${path} does not have.`,
    near ? `Did you mean “${link}”?` : didYouMean(asked, options),
  )
}

/** Anchors that browsers understand: the top of the page, and words to look for. */
const BUILT_IN = /^(top)?$|^:~:/i

function checkAnchor(
  href: string,
  anchor: string,
  { anchors, document }: KnownPage,
  report: ReportLink,
) {
  if (BUILT_IN.test(anchor) || anchors.includes(anchor)) return
  const parts = anchors.map((name) => `#${name}`)
  const near = didYouMean(`#${anchor}`, parts)
  const ofText = `Headings have no address of their own: leave “#${anchor}” out, or the link.`
  const fix = document?.type.bodyField && !near.startsWith('Did') ? ofText : near
  report('dead-anchor', `The link ${quote(href)} leads to no part of its page.`, fix)
}
