import { KeepTogether } from '../../ui/KeepTogether.tsx'
import { PaidLink } from '../../ui/PaidLink.tsx'
import classes from './IngredientList.module.css'
import type { RecipePageData } from './recipePageData.ts'

/** What goes in, with a link to the shop where a reviewed product matches. */
export function IngredientList({ ingredients }: Pick<RecipePageData, 'ingredients'>) {
  return (
    <ul className={classes.list}>
      {ingredients.map(({ text, affiliateKeyword, shopLink }) => (
        <li key={text}>
          <KeepTogether>{text}</KeepTogether>
          {shopLink && (
            <>
              {' '}
              <PaidLink className={classes.shop} href={shopLink}>
                <span aria-hidden="true">(Shop)</span>
                <span className="visually-hidden">Shop {affiliateKeyword}</span>
              </PaidLink>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
