import { capitalized } from '../../shared/words.ts'
import classes from './RecipeLabels.module.css'
import type { PageProps } from '../../content/pageProps.ts'

const NONE: NonNullable<PageProps<'recipe'>['data']['diet']> = []

export function RecipeLabels({
  category,
  course,
  difficulty,
  diet = NONE,
  keywords,
}: Pick<PageProps<'recipe'>['data'], 'category' | 'course' | 'difficulty' | 'diet' | 'keywords'>) {
  // A dessert in the category Desserts needs no such label.
  const place = course && category.toLowerCase().startsWith(course) ? undefined : course
  const words = [place, difficulty, ...diet].flatMap((label) => (label ? capitalized(label) : []))
  // Keywords stay as they are written, as in structured data.
  const labels = [...new Set(words.concat(keywords ?? []))]
  if (labels.length === 0) return null
  return (
    <p className={`row ${classes.labels}`}>
      {labels.map((label, index) => (
        <span key={label} className={`small print-plain ${classes.label}`}>
          {index > 0 && <span className="visually-hidden">, </span>}
          {label}
        </span>
      ))}
    </p>
  )
}
