import { recipeFile } from '../../addresses/paths.ts'
import classes from './RecipeFiles.module.css'

/** Files of the recipe, which other applications read; the build writes them beside the page. */
export function RecipeFiles({ id }: { id: number }) {
  return (
    <p className={classes.files}>
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
