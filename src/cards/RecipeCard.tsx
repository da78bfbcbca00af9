import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { RecipeCardData } from '../content/cards.ts'
import { paths } from '../addresses/paths.ts'
import card from '../ui/list/card.module.css'
import { KeepTogether } from '../ui/text/KeepTogether.tsx'
import { Minutes } from '../ui/text/Minutes.tsx'
import { Picture } from '../ui/picture/Picture.tsx'
import { PublicationBadge } from '../ui/document/PublicationBadge.tsx'
import classes from './RecipeCard.module.css'

interface RecipeCardProps {
  recipe: RecipeCardData
  heading: 'h2' | 'h3'
  first?: boolean
  /** What a list says of it besides. */
  children?: ReactNode
}

/** A recipe in a list: picture, category, title, total minutes, rest and servings. */
export function RecipeCard({ recipe, heading: Heading, first, children }: RecipeCardProps) {
  const { id, title, category, imageDesc, picture, publicationBadge } = recipe
  const { totalTime, rest, servings } = recipe
  return (
    <article className={card.card} data-category={category}>
      <PublicationBadge label={publicationBadge} onCard />
      <div className={classes.frame}>
        <div className={card.picture}>
          <Picture {...{ picture, imageDesc, title, first }} sizes="quarter" />
        </div>
        <span className={classes.time}>
          <Minutes minutes={totalTime} />
          {rest && <span className={classes.rest}> + {rest}</span>}
        </span>
      </div>
      <p className="kicker">{category}</p>
      <Heading className={card.title}>
        <Link className={card.link} to={paths.recipe(id)}>
          <KeepTogether>{title}</KeepTogether>
        </Link>
      </Heading>
      <p className={card.meta}>Serves {servings}</p>
      {children}
    </article>
  )
}
