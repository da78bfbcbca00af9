import type { FeaturedRecipeData } from '../../content/prerender/cards.ts'
import { paths } from '../../addresses/paths.ts'
import card from '../../ui/list/card.module.css'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import { Minutes } from '../../ui/inline/Minutes.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { Rating } from '../../ui/inline/Rating.tsx'
import { PublicationBadge } from '../../ui/document/PublicationBadge.tsx'
import classes from './FeaturedRecipes.module.css'

export function FeaturedRecipes({ recipes }: { recipes: FeaturedRecipeData[] }) {
  return (
    <div className={classes.featured}>
      {recipes.map((recipe, index) => (
        <article
          key={recipe.id}
          className={`${card.card} ${classes.recipe} ${index === 0 ? classes.first : classes.other}`}
        >
          <div className={`${card.picture} ${classes.picture}`}>
            <PublicationBadge label={recipe.publicationBadge} onCard />
            <Picture {...recipe} sizes={index === 0 ? 'large' : 'small'} />
          </div>
          <div className={classes.words}>
            <p className="kicker">{recipe.category}</p>
            <h3 className={card.title}>
              <a className={card.link} href={paths.recipe(recipe.id)}>
                {keepTogether(recipe.title)}
              </a>
            </h3>
            <p className={card.text}>{keepTogether(recipe.description)}</p>
            <p className={card.meta}>
              {recipe.totalTime !== undefined && <Minutes minutes={recipe.totalTime} />}
              {recipe.rest && <span> + {recipe.rest}</span>}
              {recipe.rating !== undefined && <Rating rating={recipe.rating} />}
            </p>
          </div>
        </article>
      ))}
    </div>
  )
}
