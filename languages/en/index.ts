/** The words of the program in English: a file for each part of the site, in ICU's message format. */
import cooking from './cooking.json'
import recipe from './recipe.json'
import reviews from './reviews.json'
import site from './site.json'
import timers from './timers.json'

export const english = { cooking, recipe, reviews, site, timers }
