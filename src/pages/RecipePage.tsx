import { memo, type ReactNode } from 'react'
import * as words from 'words/pages'
import { RecipeControls } from '../features/cooking/RecipeControls.tsx'
import { ScaleControls } from '../features/cooking/ScaleControls.tsx'
import { SwapControls } from '../features/cooking/SwapControls.tsx'
import { useCooking } from '../features/cooking/useCooking.tsx'
import { EquipmentList } from '../features/recipes/EquipmentList.tsx'
import { IngredientList } from '../features/recipes/IngredientList.tsx'
import { Allergens, NutritionFacts } from '../features/recipes/NutritionFacts.tsx'
import { RecipeHead } from '../features/recipes/RecipeHead.tsx'
import { RecipeFacts } from '../features/recipes/RecipeFacts.tsx'
import { RecipeNotes } from '../features/recipes/RecipeNotes.tsx'
import { RecipeSteps } from '../features/recipes/RecipeSteps.tsx'
import { useSaveControls } from '../features/saved/controls/useSaveControls.tsx'
import { Related } from '../features/related/Related.tsx'
import { Head } from '../seo/Head.tsx'
import { paths, recipeFile } from '../addresses/paths.ts'
import { documentBreadcrumbs } from '../addresses/breadcrumbs.ts'
import { BelowFold } from '../ui/page/BelowFold.tsx'
import { AdSlot } from '../ui/ads/AdSlot.tsx'
import { Disclosure } from '../ui/document/Disclosure.tsx'
import { keepTogether } from '../ui/inline/keepTogether.tsx'
import { DocumentBar } from '../ui/document/DocumentBar.tsx'
import { markIfFitsScreen } from '../ui/page/markIfFitsScreen.ts'
import type { PageProps } from '../content/pageProps.ts'
import classes from './RecipePage.module.css'

export function Page({ data: recipe }: PageProps<'recipe'>) {
  const path = paths.recipe(recipe.id)
  const breadcrumbs = documentBreadcrumbs('recipes', { name: recipe.title, path })
  return (
    <>
      <article className="container">
        <DocumentBar breadcrumbs={breadcrumbs} />
        <RecipeBody recipe={recipe} />
      </article>
      <Related related={recipe.related} first="recipes" />
      {/* Outside RecipeBody, so that opening cook mode does not render it again. */}
      <Head
        title={recipe.title}
        description={recipe.description}
        path={path}
        document={recipe}
        nodes={(write) => [write.recipeNode(recipe), write.breadcrumbNode(breadcrumbs)]}
      />
    </>
  )
}

interface RecipeBodyProps {
  recipe: PageProps<'recipe'>['data']
}

function RecipeBody({ recipe }: RecipeBodyProps) {
  const cooking = useCooking(recipe)
  return (
    <>
      <RecipeContent cooking={cooking} />
      {cooking.overlay}
    </>
  )
}

interface RecipeContentProps {
  cooking: ReturnType<typeof useCooking<RecipeBodyProps['recipe']>>
}

/** Memoized, so that opening cook mode does not render it again. */
const RecipeContent = memo(function RecipeContent({ cooking }: RecipeContentProps) {
  const { recipe } = cooking
  const saving = useSaveControls(recipe, cooking.servings)
  const hasShopLink = recipe.ingredients.some(({ shopLink }) => shopLink)
  return (
    <>
      <RecipeHead recipe={recipe}>
        <RecipeControls loadingProps={cooking.loadingProps}>{saving.controls}</RecipeControls>
        {saving.lastCooked}
      </RecipeHead>
      <RecipeFacts {...recipe} shownServings={cooking.servings} />
      {recipe.headnote && <p className={classes.headnote}>{keepTogether(recipe.headnote)}</p>}
      <BelowFold>
        <div className={`one-column-when-narrow ${classes.layout}`} {...cooking.loadingProps}>
          <section
            ref={markIfFitsScreen}
            aria-labelledby="ingredients"
            className={`framed print-plain stack ${classes.ingredients}`}
          >
            <div className={`row ${classes.head}`}>
              <h2 id="ingredients">{words.ingredients}</h2>
              <ScaleControls writtenServings={recipe.servings} {...cooking} />
              <SwapControls {...cooking} />
            </div>
            {hasShopLink && <Disclosure />}
            <IngredientList ingredients={recipe.ingredients} lines={cooking.ingredients} />
            <Allergens {...recipe} />
          </section>
          <div>
            <EquipmentList {...recipe} />
            <section aria-labelledby="instructions">
              <h2 id="instructions" className={classes.instructions}>
                {words.instructions}
              </h2>
              {cooking.video && (
                <div className={`${classes.video} needs-scripts`}>{cooking.video}</div>
              )}
              <RecipeSteps
                steps={recipe.instructions}
                pictures={recipe.stepPictures}
                ad={<AdSlot />}
                renderStep={cooking.renderStep}
              />
            </section>
            <RecipeNotes {...recipe} />
            {saving.note}
            <NutritionFacts {...recipe} />
            <p className={`${classes.files} screen-only`}>
              {words.downloadFor({
                cooklang: fileLink(recipe.id, 'cook'),
                paprika: fileLink(recipe.id, 'paprikarecipes'),
              })}
            </p>
          </div>
        </div>
      </BelowFold>
    </>
  )
})

function fileLink(id: number, ending: string) {
  return (name: ReactNode) => (
    <a href={recipeFile(id, ending)} download>
      {name}
    </a>
  )
}
