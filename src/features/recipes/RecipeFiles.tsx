import { recipeFile } from '../../addresses/paths.ts'
import classes from './RecipeFiles.module.css'

export function RecipeFiles({ id }: { id: number }) {
  return (
    <p className={`${classes.files} screen-only`}>
      Download for{' '}
      <a href={recipeFile(id, 'cook')} download>
        Cooklang
      </a>{' '}
      or{' '}
      <a href={recipeFile(id, 'paprikarecipes')} download>
        Paprika, Mealie, Tandoor
      </a>
    </p>
  )
}
