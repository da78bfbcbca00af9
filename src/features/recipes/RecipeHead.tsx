import type { ReactNode } from 'react'
import { Byline } from '../../ui/document/Byline.tsx'
import { DocumentHead } from '../../ui/document/DocumentHead.tsx'
import { formatDate } from '../../ui/text/formatDate.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import { Rating } from '../../ui/text/Rating.tsx'
import classes from './RecipeHead.module.css'
import type { PageProps } from '../../content/pageProps.ts'
import { capitalized } from '../../shared/words.ts'

type RecipeHeadProps = { recipe: PageProps<'recipe'>['data']; children?: ReactNode }

export function RecipeHead({ recipe, children }: RecipeHeadProps) {
  const { title, category, cuisine, description, rating, author, date, updated } = recipe
  return (
    <DocumentHead
      document={recipe}
      title={title}
      kicker={[category, cuisine].filter(Boolean).join(' · ')}
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

type Labels = 'category' | 'course' | 'difficulty' | 'diet' | 'keywords'

export function RecipeLabels(recipe: Pick<PageProps<'recipe'>['data'], Labels>) {
  const { category, course, difficulty, diet = [], keywords = [] } = recipe
  // A dessert in the category Desserts needs no such label.
  const place = course && category.toLowerCase().startsWith(course) ? undefined : course
  const words = [place, difficulty, ...diet].flatMap((label) => (label ? capitalized(label) : []))
  // Keywords stay as they are written, as in structured data.
  const labels = [...new Set(words.concat(keywords))]
  if (labels.length === 0) return null
  return (
    <p className={`row ${classes.labels}`}>
      {labels.map((label, index) => (
        <span key={label} className={`small tag print-plain ${classes.label}`}>
          {index > 0 && <span className="visually-hidden">, </span>}
          {label}
        </span>
      ))}
    </p>
  )
}
