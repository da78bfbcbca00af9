/** Ids, names and selectors by which code finds parts of a page that components render. */

/** The id of the element with the facts of a prerendered page: src/app/embeddedPage.ts. */
export const EMBEDDED_PAGE_ID = 'page-data'

/** Matches the title of a card, but no link in the text of a document, which is also an article. */
export const CARD_LINK = 'main article :is(h2, h3) > a[href]'

/** Matches the box of an advertisement: src/ui/ads/AdSlot.tsx. */
export const AD_SLOT = '[data-slot]'

/** The names of checkboxes in src/features/recipes/IngredientList.tsx and RecipeSteps.tsx. */
export const INGREDIENT_BOX = 'ingredient'
export const STEP_BOX = 'step'
