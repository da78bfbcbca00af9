import { Fragment } from 'react'
import { ingredientGroups } from '../../content/groups.ts'
import { KeepTogether } from '../../ui/KeepTogether.tsx'
import { PaidLink } from '../../ui/PaidLink.tsx'
import classes from './IngredientList.module.css'
import type { RecipePageData } from './recipePageData.ts'

/**
 * What goes in, in groups where the recipe has some, with a link to the shop where a reviewed product
 * matches.
 */
export function IngredientList({ ingredients }: Pick<RecipePageData, 'ingredients'>) {
  return ingredientGroups(ingredients).map(({ name, entries }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two groups may begin with the same line
    <Fragment key={index}>
      {name && <h3 className={classes.group}>{name}</h3>}
      <ul className={classes.list}>
        {entries.map(({ text, affiliateKeyword, shopLink }) => (
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
    </Fragment>
  ))
}
