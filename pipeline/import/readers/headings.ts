import type { DataNode } from './graph.ts'
import { childElements, type Element, elementsIn, linesIn, textIn } from './pageTree.ts'

/** Above a list of ingredients, in the languages that saved pages have. */
export const INGREDIENTS =
  /^(?:the )?(?:recipe )?(?:ingredients?|what you(?:.ll| will)? need|zutaten(?:liste)?|ingr[ée]dients?|ingredientes?|ingredienti|ingredi[ëe]nten|sk[łl]adniki|ingredienser|malzemeler|ainekset|hozzávalók|ingrediente|składniki|ингредиенты|材料)\b/iu
/** Above the steps. */
export const INSTRUCTIONS =
  /^(?:the )?(?:recipe )?(?:instructions?|directions?|method|preparation|steps?|how to make|procedure|what to do|(?:und |die )?zubereitung|anleitung|pr[ée]paration|[ée]tapes|preparaci[oó]n|elaboraci[oó]n|instrucciones|procedimento|preparazione|procedimiento|bereiding(?:swijze)?|przygotowanie|spos[oó]b przygotowania|tillagning|g[öo]r s[åa] h[äa]r|fremgangsm[åa]de|fremgangsm[åa]te|haz[ıi]rlan[ıi][şs][ıi]|yap[ıi]l[ıi][şs][ıi]|elk[ée]sz[íi]t[ée]s|modo de preparo|приготовление|作り方)/iu

/** What ends either of them. */
const AFTER =
  /^(?:notes?|nutrition|tips?|equipment|comments?|reviews?|storage|related|you may also|leave a|did you make|share|faq)\b/i

interface Flow {
  element: Element
  isHeading: boolean
  text: string
}

/**
 * The recipe of a page without structured data: the lists and paragraphs that follow a heading
 * called “Ingredients” and one called “Instructions”, or what these are in other languages.
 */
export function headingRecipes(root: Element): DataNode[] {
  const flow = flowOf(root)
  const ingredients = below(flow, INGREDIENTS)
  const instructions = below(flow, INSTRUCTIONS)
  if (ingredients.length === 0 && instructions.length === 0) return []
  const title = [...elementsIn(root)].find(({ name }) => name === 'h1')
  return [
    {
      '@type': 'Recipe',
      name: title && textIn(title),
      recipeIngredient: ingredients,
      recipeInstructions: instructions,
    },
  ]
}

const HEADING = /^h[1-6]$/
/** Short lines in bold serve as headings, too. */
const BOLD = new Set(['strong', 'b', 'dt', 'summary', 'legend'])

/** Headings, items and paragraphs in the order of the page. */
function flowOf(root: Element): Flow[] {
  const flow: Flow[] = []
  const waiting = childElements(root).toReversed()
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const { name } = element
    if (name === 'nav' || name === 'header' || name === 'footer') continue
    const isHeading = HEADING.test(name) || BOLD.has(name)
    const hasBlocks = childElements(element).some((child) => CONTAINERS.has(child.name))
    const isEntry =
      isHeading ||
      ((name === 'li' || name === 'p' || name === 'div' || name === 'tr') && !hasBlocks)
    const text = isEntry ? textIn(element) : ''
    if (isEntry && text !== '') flow.push({ element, isHeading: isHeading || isTitle(text), text })
    if (!isEntry) for (const child of childElements(element).toReversed()) waiting.push(child)
  }
  return flow
}

const CONTAINERS = new Set(
  'article div dl h1 h2 h3 h4 h5 h6 li main ol p section table tbody tr ul'.split(' '),
)

/** Whether a short line is called what headings of a recipe are called. */
function isTitle(text: string): boolean {
  return text.length < 40 && (INGREDIENTS.test(text) || INSTRUCTIONS.test(text))
}

/** The longest run of entries below a heading that is called so. */
function below(flow: readonly Flow[], title: RegExp): string[] {
  const runs = flow.flatMap(({ isHeading, text }, index) => {
    if (!isHeading || text.length > 60 || !title.test(text)) return []
    const rest = flow.slice(index + 1)
    const end = rest.findIndex((entry) => entry.isHeading && isOther(entry.text, title))
    const entries = rest.slice(0, end === -1 ? 0 : end)
    const inLists = entries.filter(({ element }) => element.name === 'li' || element.name === 'tr')
    const chosen = inLists.length > 0 ? inLists : entries.filter((entry) => !entry.isHeading)
    return [
      chosen.flatMap(({ element }) => (inLists.length > 0 ? [textIn(element)] : linesIn(element))),
    ]
  })
  return (
    runs
      .toSorted((a, b) => b.length - a.length)
      .find((run) => run.length > 0 && run.length <= 80) ?? []
  )
}

/** A heading that begins something else: not `For the sauce`. */
function isOther(text: string, title: RegExp): boolean {
  if (title.test(text)) return false
  return (
    INGREDIENTS.test(text) ||
    INSTRUCTIONS.test(text) ||
    AFTER.test(text) ||
    !/^(?:for|to) |:$/i.test(text)
  )
}
