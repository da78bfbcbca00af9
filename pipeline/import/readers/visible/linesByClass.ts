import { groupBy } from '../../../../src/shared/groupBy.ts'
import {
  type HtmlElement,
  elementsIn,
  findElement,
  type HtmlHolder,
  lineFrom,
  linesIn,
  type HtmlPage,
} from '../pageTree.ts'
import { asHeading } from '../../text/groupLines.ts'
import { endsPart, readPageLines, isAside } from './pageLines.ts'
import { startsWithAmount } from './recipeLikeness.ts'

/** The lines in the elements of each such name; headings among them end in a colon. */
export function linesNamed(page: HtmlPage, isMeant: (name: string) => boolean): string[][] {
  const named = groupBy(elementsIn(page), (element) => nameOf(element, isMeant))
  return [...named.values()].slice(0, MOST_NAMES).map((all) => {
    const same = new Set<HtmlHolder>(all)
    const elements = all.filter(
      (element) =>
        !isAside(element) && !isInside(element, (holder) => isAside(holder) || same.has(holder)),
    )
    const isEach = elements.length > 1 && elements.every(isEntry)
    return isEach ? elements.map(lineFrom).filter(Boolean) : elements.flatMap(entriesIn)
  })
}

/** Each is read whole, also inside another, which takes time; real pages have fewer. */
const MOST_NAMES = 50

function isInside({ parent }: HtmlElement, matches: (holder: HtmlElement) => boolean): boolean {
  return parent !== null && 'attribs' in parent && (matches(parent) || isInside(parent, matches))
}

function nameOf({ attribs }: HtmlElement, isMeant: (name: string) => boolean): string[] {
  const { class: classes = '', id = '' } = attribs
  // Numbers count elements that are the same otherwise.
  if (classes === '' && id === '') return []
  return [classes, id]
    .map((name) => name.replaceAll(/\d+/g, '').trim())
    .filter(isMeant)
    .slice(0, 1)
}

function isEntry(element: HtmlElement): boolean {
  return !findElement(element, ({ name }) => LISTS.has(name)) && linesIn(element).length <= 6
}

const LISTS = new Set(['ul', 'ol', 'table', 'dl'])

/** The items of a list, the rows of a table, else the lines; headings in it end in a colon. */
function entriesIn(holder: HtmlElement): string[] {
  const flow = readPageLines([holder])
  const hasItems = flow.some(({ isItem }) => isItem)
  return flow.flatMap(({ text, isItem, level }) => {
    if (level !== undefined) return endsPart(text) ? [] : [asHeading(text)]
    // A paragraph between items says something else, unless it begins as items do.
    return isItem || !hasItems || startsWithAmount(text) ? [text] : []
  })
}
