import { groupBy } from '../../../../src/shared/groupBy.ts'
import {
  type HtmlElement,
  allElements,
  findOne,
  type HtmlHolder,
  lineFrom,
  elementLines,
  type HtmlPage,
} from '../pageTree.ts'
import { asHeading } from '../../text/groupLines.ts'
import { endsPart, readPageLines, isAside } from './pageLines.ts'
import { startsWithAmount } from './recipeLikeness.ts'

/** Returns the lines of the elements with each matching class or id; headings end in a colon. */
export function linesNamed(page: HtmlPage, isWanted: (name: string) => boolean): string[][] {
  const byName = groupBy(allElements(page), (element) => classOrId(element, isWanted))
  return [...byName.values()].slice(0, MAX_NAMES).map((all) => {
    const sameName = new Set<HtmlHolder>(all)
    const elements = all.filter(
      (element) =>
        !isAside(element) &&
        !isInside(element, (holder) => isAside(holder) || sameName.has(holder)),
    )
    const isEach = elements.length > 1 && elements.every(isShort)
    return isEach ? elements.map(lineFrom).filter(Boolean) : elements.flatMap(entriesIn)
  })
}

/** Limits the time for reading the elements of each name; real pages have fewer names. */
const MAX_NAMES = 50

function isInside({ parent }: HtmlElement, matches: (holder: HtmlElement) => boolean): boolean {
  return parent !== null && 'attribs' in parent && (matches(parent) || isInside(parent, matches))
}

function classOrId({ attribs }: HtmlElement, isWanted: (name: string) => boolean): string[] {
  const { class: classes = '', id = '' } = attribs
  // Numbers differ between similar elements: `step-1`, `step-2`.
  return [classes, id]
    .map((name) => name.replaceAll(/\d+/g, '').trim())
    .filter(isWanted)
    .slice(0, 1)
}

function isShort(element: HtmlElement): boolean {
  return (
    !findOne(({ name }) => LISTS.has(name), element.children) && elementLines(element).length <= 6
  )
}

const LISTS = new Set(['ul', 'ol', 'table', 'dl'])

/** Returns a list's items, a table's rows, or else the lines; headings end in a colon. */
function entriesIn(holder: HtmlElement): string[] {
  const flow = readPageLines([holder])
  const hasItems = flow.some(({ isItem }) => isItem)
  return flow.flatMap(({ text, isItem, level }) => {
    if (level !== undefined) return endsPart(text) ? [] : [asHeading(text)]
    // A paragraph between items is not an item, unless it begins with an amount.
    return isItem || !hasItems || startsWithAmount(text) ? [text] : []
  })
}
