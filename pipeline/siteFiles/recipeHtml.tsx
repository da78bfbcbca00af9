import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FileWords } from '../../src/content/prerender/fileWords.ts'
import type { PageData } from '../../src/content/prerender/pageData.ts'
import { PAID_REL } from '../../src/settings/paidRel.ts'
import { groupIngredients, groupSteps } from '../../src/content/recipeGroups.ts'
import { PictureHtml } from './PictureHtml.tsx'
import type { FeedPicture } from './documentPicture.ts'

export type RecipeData = NonNullable<PageData<'recipe'>>

/** @param disclosure the text before paid links */
export function recipeHtml(
  recipe: RecipeData,
  picture: FeedPicture,
  words: FileWords,
  disclosure?: string,
): string {
  const { ingredients, instructions } = recipe
  const { diet = [], allergens = [], equipment = [] } = recipe
  const notes = Object.entries(recipe.notes ?? {})
  const noteNames: Readonly<Partial<Record<string, string>>> = words.noteNames
  const hasPaidLink = ingredients.some(({ shopLink }) => shopLink)
  return renderToStaticMarkup(
    <>
      <PictureHtml picture={picture} />
      <p>{recipe.description}</p>
      {recipe.headnote && <p>{recipe.headnote}</p>}
      <p>{factsOf(recipe, words).join(', ')}</p>
      {diet.length > 0 && <p>{words.suitable({ diets: diet.map(words.dietName).join(', ') })}</p>}
      <h2>{words.ingredients}</h2>
      {hasPaidLink && (
        <p>
          <small>{disclosure}</small>
        </p>
      )}
      {ingredientLists(ingredients, words)}
      {allergens.length > 0 && (
        <p>{words.contains({ allergens: allergens.map(words.allergenName).join(', ') })}</p>
      )}
      {equipment.length > 0 && (
        <>
          <h2>{words.equipment}</h2>
          <ul>
            {equipment.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{words.instructions}</h2>
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
      {notes.length > 0 && <h2>{words.notes}</h2>}
      {notes.map(([name, note]) => (
        <p key={name}>
          <strong>{noteNames[name]}:</strong> {note}
        </p>
      ))}
    </>,
  )
}

function ingredientLists(ingredients: RecipeData['ingredients'], words: FileWords) {
  return groupIngredients(ingredients).map(({ name, entries }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two groups may start with the same line
    <Fragment key={index}>
      {name && <h3>{name}</h3>}
      <ul>
        {entries.map(({ text, shopLink }) => (
          <li key={text}>
            {text}
            {shopLink && ' '}
            {shopLink && (
              <a href={shopLink} rel={PAID_REL}>
                {words.shop({ mark: words.paidMark })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}

function factsOf(recipe: RecipeData, words: FileWords): string[] {
  const { prepTime, cookTime, servings, yield: amount, nutrition } = recipe
  return [
    words.prepTime({ minutes: prepTime }),
    words.cookTime({ minutes: cookTime }),
    words.formatRest(recipe) ?? '',
    amount ? words.servesAndMakes({ servings, amount }) : words.serves({ servings }),
    nutrition?.calories ? words.perServing({ calories: nutrition.calories }) : '',
  ].filter(Boolean)
}
