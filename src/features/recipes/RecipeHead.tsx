import type { ReactNode } from 'react'
import * as words from 'words/recipe'
import { bylineOf } from '../../ui/document/bylineOf.tsx'
import { DocumentHead } from '../../ui/document/DocumentHead.tsx'
import { dayOf } from '../../ui/inline/dayOf.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { Rating } from '../../ui/inline/Rating.tsx'
import { spoken } from '../../ui/inline/spoken.tsx'
import classes from './RecipeHead.module.css'
import type { PageProps } from '../../content/pageProps.ts'
import { namesCourse } from '../../kinds/categories.ts'
import { recipeLabel } from '../../content/labels.ts'

type RecipeHeadProps = { recipe: PageProps<'recipe'>['data']; children?: ReactNode }

export function RecipeHead({ recipe, children }: RecipeHeadProps) {
  const { category, cuisine, rating, date, updated, updateNote, topics } = recipe
  return (
    <DocumentHead
      document={recipe}
      title={recipe.title}
      kicker={
        <>
          <TopicLink to={topics[category]}>{category}</TopicLink>
          {cuisine && (
            <>
              {' · '}
              <TopicLink to={topics[cuisine]}>{cuisine}</TopicLink>
            </>
          )}
        </>
      }
      description={recipe.description}
      picture={
        <div className={`${classes.picture} screen-only`}>
          <Picture {...recipe} sizes="half" isEager />
          <a href="#ingredients" className={`strong ${classes.jump}`}>
            {words.jumpToRecipe}
          </a>
        </div>
      }
    >
      <p className="dimmed centered-row byline">
        {rating !== undefined && <Rating rating={rating} />}
        <span>{words.published({ ...bylineOf(recipe.author), ...dayOf(date) })}</span>
        {updated && <span>{words.updated(dayOf(updated))}</span>}
      </p>
      {updateNote && <p className="small">{words.whatChanged({ note: updateNote })}</p>}
      <RecipeLabels {...recipe} />
      <div className={classes.actions}>{children}</div>
    </DocumentHead>
  )
}

function TopicLink({ to, children }: { to: string | undefined; children: string }) {
  if (to === undefined) return <span>{children}</span>
  return (
    <a href={to} className="quiet-link">
      {children}
    </a>
  )
}

type Labels = 'category' | 'course' | 'difficulty' | 'diet' | 'keywords' | 'topics'

export function RecipeLabels(recipe: Pick<PageProps<'recipe'>['data'], Labels>) {
  const { category, course, difficulty, diet = [], keywords = [], topics } = recipe
  // Omits a course that the category names, such as a dessert in Desserts.
  const meal = course && namesCourse(category, recipeLabel(course)) ? undefined : course
  const known = [meal, difficulty, ...diet].flatMap((word) => word ?? [])
  // Keywords keep their spelling, as in structured data.
  const labels = new Map([
    ...known.map((word) => [recipeLabel(word), topics[word]] as const),
    ...keywords.map((keyword) => [keyword, topics[keyword]] as const),
  ])
  if (labels.size === 0) return null
  return (
    <p className={`row ${classes.labels}`}>
      {[...labels].map(([label, to], index) => (
        <span key={label} className={`small tag print-plain ${classes.label}`}>
          {index > 0 && spoken(', ')}
          <TopicLink to={to}>{label}</TopicLink>
        </span>
      ))}
    </p>
  )
}
