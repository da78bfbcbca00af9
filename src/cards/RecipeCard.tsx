import type { ReactNode } from 'react'
import { serves } from 'words/cards'
import { paths } from '../addresses/paths.ts'
import type { RecipeCardData } from '../content/prerender/cards.ts'
import card from '../ui/list/card.module.css'
import { Minutes } from '../ui/inline/Minutes.tsx'
import { Card, type CardListing } from './Card.tsx'
import classes from './RecipeCard.module.css'

interface RecipeCardProps extends CardListing {
  recipe: RecipeCardData
  sizes?: 'quarter' | 'third'
  children?: ReactNode
}

export function RecipeCard({ recipe, sizes = 'quarter', children, ...listing }: RecipeCardProps) {
  const { id, title, category, totalTime, rest, servings } = recipe
  return (
    <Card
      {...listing}
      document={recipe}
      title={title}
      to={paths.recipe(id)}
      category={category}
      sizes={sizes}
      frameClass={classes.frame}
      overlay={
        totalTime !== undefined && (
          <span className={`strong ${classes.time}`}>
            <Minutes minutes={totalTime} />
            {rest && <span className={classes.rest}> + {rest}</span>}
          </span>
        )
      }
      kicker={<p className="kicker">{category}</p>}
    >
      {servings !== undefined && <p className={card.meta}>{serves({ servings })}</p>}
      {children}
    </Card>
  )
}
