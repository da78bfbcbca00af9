import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageData } from '../../src/content/pageData.ts'
import { PAID_MARK, PAID_REL } from '../../src/settings/paidMark.ts'
import { groupIngredients, groupSteps } from '../../src/content/recipeGroups.ts'
import { nameInWords } from '../../src/shared/words.ts'
import { formatRest } from '../../src/content/restTime.ts'
import { PictureHtml } from './postHtml.tsx'
import type { FeedPicture } from './feed.ts'

type RecipeData = NonNullable<PageData<'recipe'>>

/** @param disclosure stands before paid links */
export function recipeHtml(recipe: RecipeData, picture: FeedPicture, disclosure?: string): string {
  const { description, prepTime, cookTime, servings, nutrition, ingredients, instructions } = recipe
  const { diet = [], allergens = [], equipment = [] } = recipe
  const rest = formatRest(recipe)
  const notes = Object.entries(recipe.notes ?? {})
  const hasPaidLink = ingredients.some(({ shopLink }) => shopLink)
  return renderToStaticMarkup(
    <>
      <PictureHtml picture={picture} />
      <p>{description}</p>
      {recipe.headnote && <p>{recipe.headnote}</p>}
      <p>
        Prep {prepTime} min, cook {cookTime} min, {rest && `${rest}, `}serves {servings}
        {recipe.yield && ` (${recipe.yield})`}, {nutrition.calories} per serving
      </p>
      {diet.length > 0 && <p>Suitable as {diet.join(', ')}.</p>}
      <h2>Ingredients</h2>
      {hasPaidLink && (
        <p>
          <small>{disclosure}</small>
        </p>
      )}
      {groupIngredients(ingredients).map(({ name, entries }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two groups may begin with the same line
        <Fragment key={index}>
          {name && <h3>{name}</h3>}
          <ul>
            {entries.map(({ text, shopLink }) => (
              <li key={text}>
                {text}
                {shopLink && ' '}
                {shopLink && <a href={shopLink} rel={PAID_REL}>{`(Shop, ${PAID_MARK})`}</a>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {allergens.length > 0 && <p>Contains {allergens.join(', ')}.</p>}
      {equipment.length > 0 && (
        <>
          <h2>Equipment</h2>
          <ul>
            {equipment.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <h2>Instructions</h2>
      {groupSteps(instructions).map(({ name, entries }, index) => (
        <Fragment key={entries[0]?.position}>
          {name && <h3>{name}</h3>}
          <ol start={index > 0 ? entries[0]?.position : undefined}>
            {entries.map(({ text, position }) => (
              <li key={position}>{text}</li>
            ))}
          </ol>
        </Fragment>
      ))}
      {notes.length > 0 && <h2>Notes</h2>}
      {notes.map(([name, note]) => (
        <p key={name}>
          <strong>{nameInWords(name)}:</strong> {note}
        </p>
      ))}
    </>,
  )
}
