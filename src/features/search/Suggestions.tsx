import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { PRODUCT_CATEGORIES, RECIPE_CATEGORIES } from '../../site/categories.ts'
import { categoryPath, paths } from '../../site/paths.ts'
import pills from '../../ui/pills.module.css'
import { SearchLink } from './SearchLink.tsx'
import classes from './Suggestions.module.css'

const LISTS = [
  { name: 'Recipes', all: 'All recipes', path: paths.recipes, categories: RECIPE_CATEGORIES },
  { name: 'Reviews', all: 'All reviews', path: paths.reviews, categories: PRODUCT_CATEGORIES },
  { name: 'Blog', all: 'All posts', path: paths.blog, categories: [] },
] as const

const PILL = `${pills.pill} ${classes.pill}`

/** What may be looked for, and where to look without a word. */
export function Suggestions({ searches }: { searches: string[] }) {
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
      {LISTS.map(({ name, all, path, categories }) => (
        <Group key={name} heading={name}>
          <li>
            <Link to={path} className={PILL}>
              {all}
            </Link>
          </li>
          {categories.map((category) => (
            <li key={category}>
              <Link to={categoryPath(path, category)} className={PILL}>
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
