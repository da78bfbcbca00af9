import { capitalized } from '../../ui/capitalized.ts'
import classes from './RecipeLabels.module.css'
import type { RecipePageData } from './recipePageData.ts'

const NONE: NonNullable<RecipePageData['diet']> = []

/** What a recipe is for whom, in a word or two each; nothing where its file says nothing. */
export function RecipeLabels({
  course,
  difficulty,
  diet = NONE,
}: Pick<RecipePageData, 'course' | 'difficulty' | 'diet'>) {
  const labels = [course, difficulty, ...diet].filter((label) => label !== undefined)
  if (labels.length === 0) return null
  return (
    <p className={classes.labels}>
      {labels.map((label, index) => (
        <span key={label} className={classes.label}>
          {index > 0 && <span className="visually-hidden">, </span>}
          {capitalized(label)}
        </span>
      ))}
    </p>
  )
}
