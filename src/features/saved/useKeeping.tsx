import { Button } from '@mantine/core'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { lazyLayer, useLayer } from '../../ui/useLayer.ts'
import type { KeptRecipe } from './list/listRecipe.ts'

const LABELS = [
  ['save', 'Save'],
  ['list', 'Add to shopping list'],
  ['note', 'Add a note'],
] as const

const layer = lazyLayer(() => import('./openKeeping.tsx'))

/** Saving, listing and notes; loaded at first use, or if something is stored for the recipe. */
export function useKeeping(recipe: KeptRecipe, servings: number) {
  const { savedRecipes, recipeNotes, shoppingList } = STORAGE_KEYS
  const { id } = recipe
  const kept = `${savedRecipes}:${id} ${recipeNotes}:${id} ${shoppingList}:recipe-${id}`
  const [keeping, load] = useLayer(layer, kept)
  const use = async (what: 'save' | 'list' | 'note') => (await load())?.[what](recipe, servings)
  return {
    controls: keeping ? (
      <keeping.Controls recipe={recipe} servings={servings} use={use} />
    ) : (
      LABELS.map(([what, label]) => (
        <Button key={what} variant="default" onClick={() => void use(what)}>
          {label}
        </Button>
      ))
    ),
    note: keeping && <keeping.Note recipe={recipe} />,
  }
}
