import { Fragment } from 'react'
import * as words from 'words/recipe'
import { swapped } from 'words/swaps'
import { INGREDIENT_BOX } from '../../addresses/pageParts.ts'
import { paths } from '../../addresses/paths.ts'
import type { MadeIngredient } from '../../cooking/cookingData.ts'
import { groupIngredients } from '../../content/recipeGroups.ts'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import { PaidLink } from '../../ui/document/PaidLink.tsx'
import tick from '../../ui/field/tick.module.css'
import { spoken } from '../../ui/inline/spoken.tsx'
import classes from './IngredientList.module.css'
import type { PageProps } from '../../content/pageProps.ts'

type Line = Omit<PageProps<'recipe'>['data']['ingredients'][number], 'madeBy'> & {
  madeBy?: MadeIngredient
  isSwapped?: boolean
}

interface IngredientListProps {
  ingredients: readonly Line[]
  lines?: readonly string[]
}

export function IngredientList({ ingredients, lines }: IngredientListProps) {
  return groupIngredients(ingredients).map(({ name, entries }, group) => (
    // oxlint-disable-next-line react/no-array-index-key -- two groups may begin with the same line
    <Fragment key={group}>
      {name && <h3 className={classes.group}>{name}</h3>}
      <ul className={`ruled print-columns ${classes.list}`}>
        {entries.map((entry) => {
          const { text, affiliateKeyword: keyword = '', shopLink, madeBy, isSwapped } = entry
          const index = ingredients.indexOf(entry)
          // The chosen swap omits this ingredient.
          if (text === '') return null
          return (
            <li key={index}>
              <label>
                <input
                  type="checkbox"
                  name={INGREDIENT_BOX}
                  value={index}
                  autoComplete="off"
                  className={`${tick.tick} screen-only`}
                />
                {keepTogether(lines?.[index] ?? text)}
                {isSwapped && <span className="small strong"> {swapped}</span>}
              </label>
              {madeBy && (
                <>
                  {' '}
                  <a className={classes.itemLink} href={paths.recipe(madeBy.id)}>
                    {madeBy.title}
                  </a>
                </>
              )}
              {shopLink && (
                <>
                  {' '}
                  <PaidLink className={`${classes.itemLink} screen-only`} href={shopLink}>
                    <span aria-hidden="true">{words.shop}</span>
                    {spoken(words.shopFor({ keyword }))}
                  </PaidLink>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Fragment>
  ))
}
