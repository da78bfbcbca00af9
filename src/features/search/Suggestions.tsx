import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { type Folder, kindOf } from '../../kinds/kinds.ts'
import { categoryPath } from '../../addresses/paths.ts'
import pills from '../../ui/pills.module.css'
import { SearchLink } from './SearchLink.tsx'
import classes from './Suggestions.module.css'

const PILL = `${pills.pill} ${classes.pill}`

/** A list of documents, with the categories that it can show alone. */
export interface SuggestedList {
  folder: Folder
  categories: string[]
}

export interface SuggestionsProps {
  searches: string[]
  /** Those that there are. */
  lists: SuggestedList[]
}

/** What may be looked for, and where to look without a word. */
export function Suggestions({ searches, lists }: SuggestionsProps) {
  return (
    <div className={classes.groups}>
      {searches.length > 0 && (
        <Group heading="Try one of these">
          {searches.map((query) => (
            <li key={query}>
              <SearchLink query={query} className={PILL} />
            </li>
          ))}
        </Group>
      )}
      {lists
        .map(({ folder, categories }) => ({ ...kindOf(folder), categories }))
        .map(({ list, listName, plural, categories }) => (
          <Group key={list} heading={listName}>
            <li>
              <Link to={list} className={PILL}>
                All {plural}
              </Link>
            </li>
            {categories.map((category) => (
              <li key={category}>
                <Link to={categoryPath(list, category)} className={PILL}>
                  {category}
                </Link>
              </li>
            ))}
          </Group>
        ))}
    </div>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      <ul className={classes.pills}>{children}</ul>
    </section>
  )
}
