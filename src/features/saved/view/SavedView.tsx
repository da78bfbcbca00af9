import type { ReactNode } from 'react'
import { nothingSaved } from 'words/pages'
import { title as planOfWeek } from 'words/plan'
import * as words from 'words/saved'
import { removed } from 'words/shoppingList'
import { paths } from '../../../addresses/paths.ts'
import { RecipeCard } from '../../../cards/RecipeCard.tsx'
import type { PageData } from '../../../content/prerender/pageData.ts'
import { type DeviceStore, useRecords } from '../../../storage/deviceStore.ts'
import { cookedRecipes, recipeNotes, savedRecipes } from '../../../storage/recipeStores.ts'
import card from '../../../ui/list/card.module.css'
import { EmptyState } from '../../../ui/list/EmptyState.tsx'
import { localDay } from '../../../shared/localDay.ts'
import { formatDate } from '../../../ui/inline/formatDate.ts'
import { CookTogether } from '../../../ui/list/CookTogether.tsx'
import { OfflinePanel } from './OfflinePanel.tsx'
import { BackupPanel } from './BackupPanel.tsx'
import { RemoveButton } from '../../../ui/list/RemoveButton.tsx'
import { useKeptPlace } from '../useKeptPlace.ts'
import classes from './SavedView.module.css'
import { warnIfNotStored } from '../../../ui/toast/warnIfNotStored.ts'

const MAX_COOKED = 12

export default function SavedView(props: PageData<'saved'>) {
  return (
    <div className={`stack ${classes.parts}`}>
      <Saved {...props} />
      <a className="touch-link screen-only" href={paths.plan}>
        {planOfWeek}
      </a>
      <Cooked recipes={props.recipes} />
      <Notes recipes={props.recipes} />
      <OfflinePanel />
      <BackupPanel />
    </div>
  )
}

function useLatestFirst<T>(store: DeviceStore<T>, dateOf: (record: T) => string) {
  const rows = useKeptPlace(useRecords(store))
  return rows.toSorted((a, b) => dateOf(b.record).localeCompare(dateOf(a.record)))
}

function Saved({ recipes }: PageData<'saved'>) {
  const saved = useLatestFirst(savedRecipes, ({ at }) => at)
  if (saved.length === 0) return <EmptyState>{nothingSaved}</EmptyState>
  return (
    <>
      <ul aria-label={words.savedRecipes} className={card.gridOfFour}>
        {saved.map(({ id, record, undo, removeBy }) => {
          const { title } = record
          const remove = () =>
            removeBy(() => {
              warnIfNotStored(savedRecipes.change(id, () => undefined))
              return () => savedRecipes.change(id, () => record)
            })
          const recipe = recipes.find((candidate) => String(candidate.id) === id)
          return (
            <li key={id} className={`stack ${classes.saved}`}>
              {recipe ? (
                <RecipeCard recipe={recipe} heading="h2" />
              ) : (
                <p>{words.goneFromSite({ title })}</p>
              )}
              {undo && <span className="dimmed small">{removed}</span>}
              <RemoveButton {...{ title, remove, undo }} />
            </li>
          )
        })}
      </ul>
      <CookTogether ids={saved.map(({ id }) => Number(id))} />
    </>
  )
}

function Cooked({ recipes }: PageData<'saved'>) {
  const cooked = useLatestFirst(cookedRecipes, ({ times: [last = ''] }) => last)
  const rows = cooked.slice(0, MAX_COOKED).map(({ id, record: { title, times } }) => ({
    id,
    title,
    about: <span className="dimmed small">{whenCooked(times)}</span>,
  }))
  return <RecipeRows heading={words.recentlyCooked} {...{ recipes, rows }} />
}

function whenCooked({ length: count, 0: last = '' }: readonly string[]): string {
  const day = formatDate(localDay(new Date(last)))
  return count > 1 ? words.cookedTimes({ day, count }) : day
}

function Notes({ recipes }: PageData<'saved'>) {
  const notes = useLatestFirst(recipeNotes, ({ at }) => at)
  const rows = notes.map(({ id, record: { title, text } }) => ({
    id,
    title,
    about: <p className={classes.text}>{text}</p>,
  }))
  return <RecipeRows heading={words.yourNotes} {...{ recipes, rows }} />
}

interface RecipeRowsProps extends PageData<'saved'> {
  heading: string
  rows: { id: string; title: string; about: ReactNode }[]
}

function RecipeRows({ heading, recipes, rows }: RecipeRowsProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2 className={classes.head}>{heading}</h2>
      <ul className={`ruled ${classes.rows}`}>
        {rows.map(({ id, title, about }) => (
          <li key={id} className="row">
            {recipes.some((recipe) => String(recipe.id) === id) ? (
              <a className="touch-link strong" href={paths.recipe(Number(id))}>
                {title}
              </a>
            ) : (
              <p>{words.goneFromSite({ title })}</p>
            )}
            {about}
          </li>
        ))}
      </ul>
    </section>
  )
}
