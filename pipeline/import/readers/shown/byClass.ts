import { childElements, type Element, findIn, lineFrom, linesIn } from '../pageTree.ts'
import { endsPart, flowOf, isAside } from './flow.ts'
import { startsWithAmount } from './likeness.ts'

/** The lines in each place that has such a name, as lines; headings in it end in a colon. */
export function linesNamed(root: Element, isMeant: (name: string) => boolean): string[][] {
  const groups = new Map<string, Element[]>()
  collect(root, isMeant, groups, new Set())
  return [...groups.values()].map((elements) => {
    const isEach = elements.length > 1 && elements.every(isEntry)
    return isEach ? elements.map(lineFrom).filter(Boolean) : elements.flatMap(entriesIn)
  })
}

/** No page has as many; each is read whole, also when it is inside another. */
const MOST_PLACES = 50

/** Elements that have a name in common, without those inside another of them. */
function collect(
  element: Element,
  isMeant: (name: string) => boolean,
  groups: Map<string, Element[]>,
  around: ReadonlySet<string>,
): void {
  for (const child of childElements(element)) {
    if (isAside(child)) continue
    const key = nameOf(child, isMeant)
    const isNew = key !== undefined && !around.has(key)
    if (isNew) {
      const group = groups.get(key)
      if (group) group.push(child)
      else if (groups.size < MOST_PLACES) groups.set(key, [child])
    }
    collect(child, isMeant, groups, isNew ? new Set([...around, key]) : around)
  }
}

/** The classes or the id of an element: the first of them that is meant. */
function nameOf({ attributes }: Element, isMeant: (name: string) => boolean): string | undefined {
  const { class: classes = '', id = '' } = attributes
  // Numbers count elements that are the same otherwise.
  if (classes === '' && id === '') return undefined
  return [classes, id].map((name) => name.replaceAll(/\d+/g, '').trim()).find(isMeant)
}

/** Whether an element is one entry, not a list of them. */
function isEntry(element: Element): boolean {
  return !findIn(element, ({ name }) => LISTS.has(name)) && linesIn(element).length <= 6
}

const LISTS = new Set(['ul', 'ol', 'table', 'dl'])

/** The items of a list, the rows of a table, else the lines; headings in it end in a colon. */
function entriesIn(holder: Element): string[] {
  const flow = flowOf(holder)
  const hasItems = flow.filter(({ isItem }) => isItem).length > 0
  return flow.flatMap(({ text, isItem, level }) => {
    if (level !== undefined) return endsPart(text) ? [] : [`${text.replace(/\s*:$/, '')}:`]
    // A paragraph between items says something else, unless it begins as items do.
    return isItem || !hasItems || startsWithAmount(text) ? [text] : []
  })
}
