/** Pages show an ad after every nth card, and after the nth step or paragraph. */
export const RECIPES_PER_AD = 8
export const REVIEWS_PER_AD = 6
export const POSTS_PER_AD = 4
export const AD_AFTER_STEP = 3
export const AD_AFTER_PARAGRAPH = 3
