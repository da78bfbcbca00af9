import type { ReactNode } from 'react'
import { Byline } from '../../ui/document/Byline.tsx'
import { DocumentHead } from '../../ui/document/DocumentHead.tsx'
import { formatDate } from '../../ui/text/formatDate.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import { Rating } from '../../ui/text/Rating.tsx'
import classes from './RecipeHead.module.css'
import type { PageProps } from '../../content/pageProps.ts'
import { namesCourse } from '../../kinds/categories.ts'
import { capitalized } from '../../shared/words.ts'

type RecipeHeadProps = { recipe: PageProps<'recipe'>['data']; children?: ReactNode }

export function RecipeHead({ recipe, children }: RecipeHeadProps) {
  const { title, category, cuisine, description, rating, author, date, updated, topics } = recipe
  return (
    <DocumentHead
      document={recipe}
      title={title}
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
      description={description}
      picture={
        <div className={`${classes.picture} screen-only`}>
          <Picture {...recipe} sizes="half" isEager />
          <a href="#ingredients" className={classes.jump}>
            Jump to recipe
          </a>
        </div>
      }
    >
      <p className="dimmed centered-row byline">
        {rating !== undefined && <Rating rating={rating} />}
        <span>
          By <Byline author={author} />, <time dateTime={date}>{formatDate(date)}</time>
        </span>
        {updated && (
          <span>
            Updated <time dateTime={updated}>{formatDate(updated)}</time>
          </span>
        )}
      </p>
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

type Labels = 'category' | 'course' | 'difficulty' | 'diet' | 'keywords'
type RecipeData = PageProps<'recipe'>['data']

export function RecipeLabels(
  recipe: Pick<RecipeData, Labels> & Partial<Pick<RecipeData, 'topics'>>,
) {
  const { category, course, difficulty, diet = [], keywords = [], topics = {} } = recipe
  // A dessert in the category Desserts needs no such label.
  const meal = course && namesCourse(category, course) ? undefined : course
  const words = [meal, difficulty, ...diet].flatMap((word) => word ?? [])
  // Keywords stay as they are written, as in structured data.
  const labels = new Map([
    ...words.map((word) => [capitalized(word), topics[word]] as const),
    ...keywords.map((keyword) => [keyword, topics[keyword]] as const),
  ])
  if (labels.size === 0) return null
  return (
    <p className={`row ${classes.labels}`}>
      {[...labels].map(([label, to], index) => (
        <span key={label} className={`small tag print-plain ${classes.label}`}>
          {index > 0 && <span className="visually-hidden">, </span>}
          <TopicLink to={to}>{label}</TopicLink>
        </span>
      ))}
    </p>
  )
}
