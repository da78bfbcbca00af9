import { Cooking } from './Cooking.tsx'
import { rememberLast } from './rememberLast.ts'
import { ScalePanel } from './ScalePanel.tsx'
import { showRecipe } from './showRecipe.ts'
import { StepWords } from './StepWords.tsx'
import type { CookedRecipe } from './useCooking.ts'

/** What the page of a recipe shows once cooking is loaded, in place of what is written or beside it. */
export const pageParts = rememberLast((recipe: CookedRecipe, search: string) => {
  const { servings, ingredients, steps } = showRecipe(recipe, search)
  return {
    servings,
    ingredients,
    steps: steps.map((pieces, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the page takes each by itself
      <StepWords key={index} recipe={recipe} position={index + 1} pieces={pieces} />
    )),
    panel: <ScalePanel recipe={recipe} />,
    parts: <Cooking recipe={recipe} />,
  }
})
