/** How code finds parts of a page, whose components write what is named here. */

/** The source of a prerendered page: src/app/embeddedPage.ts. */
export const EMBEDDED_PAGE_ID = 'page-data'

/** The title of a card, not a link in the text of a document, which is an article, too. */
export const CARD_LINK = 'main article :is(h2, h3) > a[href]'

/** The place of an advertisement: src/ui/ads/AdSlot.tsx. */
export const AD_SLOT = '[data-slot]'

/** The names of checkboxes: src/features/recipes/IngredientList.tsx and RecipeSteps.tsx. */
export const INGREDIENT_BOX = 'ingredient'
export const STEP_BOX = 'step'
