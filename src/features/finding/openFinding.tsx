/** What loads when somebody filters: the data, what answers, and the parts of the page that ask. */
import type { ReactNode } from 'react'
import type { RecipeCardData } from '../../content/cards.ts'
import type { FinderIndex } from '../../content/finding/finderIndex.ts'
import { StaleBuildError } from '../../loading/loadErrors.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { type FoundList, openList, type Request } from './foundList.ts'
import { MissingFoods } from './MissingFoods.tsx'
import { ShowMore } from './ShowMore.tsx'

interface PanelState {
  isOpen: boolean
  close: () => void
}

/**
 * Opens the data that came for a list of recipes. What answers also makes the parts of the page that
 * show the answer, so that the page itself need not know them.
 *
 * @throws StaleBuildError for the data of a site that was published again
 */
export async function openFinding(response: Response, recipes: RecipeCardData[]) {
  if (response.status === 404) throw new StaleBuildError(`${response.url} is not there any more.`)
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const index: FinderIndex = await response.json()
  const list = openList(index, recipes)
  /** One function for each answer, by which cards know that nothing changed. */
  const notes = new WeakMap<FoundList, NoteOn | undefined>()

  return function find({ isOpen, close, ...request }: Request & PanelState) {
    const found = list(request)
    const { active, count, shown, missing } = found
    if (!notes.has(found)) notes.set(found, missing.size > 0 ? noteFrom(missing) : undefined)
    return {
      active,
      count,
      shown,
      /** What everyone is to read of the count; nothing as long as nothing is filtered. */
      sentence: active > 0 ? sentenceOn(count) : undefined,
      panel: <FilterPanel {...{ found, isOpen, close }} />,
      more: <ShowMore shown={shown.length} count={count} />,
      /** What the card of a recipe says besides, as soon as some foods are at hand. */
      noteOn: notes.get(found),
    }
  }
}

export type Finding = Awaited<ReturnType<typeof openFinding>>

type NoteOn = (recipe: RecipeCardData) => ReactNode

function noteFrom(missing: FoundList['missing']): NoteOn {
  return ({ id }: RecipeCardData) => <MissingFoods names={missing.get(id) ?? []} />
}

function sentenceOn(count: number): string {
  if (count === 0) return 'No recipe is all of that. Take a filter away, or clear them.'
  return count === 1 ? '1 recipe found' : `${count} recipes found`
}
