import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { cookedRecipes } from '../../storage/cookedRecipes.ts'
import { type DeviceStore, useRecords } from '../../storage/deviceStore.ts'
import { recipeNotes } from '../../storage/recipeNotes.ts'
import { formatDate } from '../../ui/text/formatDate.ts'
import classes from './RecipeRows.module.css'

/** The rest is left out. */
const MOST_COOKED = 12

/** @param dateOf the ISO date of a record */
export function useLatestFirst<T>(store: DeviceStore<T>, dateOf: (record: T) => string) {
  return [...useRecords(store)].toSorted(([, one], [, other]) =>
    dateOf(other).localeCompare(dateOf(one)),
  )
}

export function Cooked() {
  const cooked = useLatestFirst(cookedRecipes, ({ times: [last = ''] }) => last)
  const rows = cooked.slice(0, MOST_COOKED).map(
    ([
      id,
      {
        title,
        times: [last = '', ...others],
      },
    ]) => ({
      id,
      title,
      about: (
        <span className={classes.when}>
          {formatDate(last.slice(0, 10))}
          {others.length > 0 && `, ${others.length + 1} times in all`}
        </span>
      ),
    }),
  )
  return <RecipeRows heading="Recently cooked" rows={rows} />
}

export function Notes() {
  const notes = useLatestFirst(recipeNotes, ({ at }) => at)
  const rows = notes.map(([id, { title, text }]) => ({
    id,
    title,
    about: <p className={classes.text}>{text}</p>,
  }))
  return <RecipeRows heading="Your notes" rows={rows} />
}

interface RecipeRowsProps {
  heading: string
  rows: { id: string; title: string; about: ReactNode }[]
}

function RecipeRows({ heading, rows }: RecipeRowsProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={heading}>
      <h2 className={classes.head}>{heading}</h2>
      <ul className={classes.rows}>
        {rows.map(({ id, title, about }) => (
          <li key={id}>
            <Link to={paths.recipe(Number(id))}>{title}</Link>
            {about}
          </li>
        ))}
      </ul>
    </section>
  )
}
