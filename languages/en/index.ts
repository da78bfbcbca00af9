/** The words of the program in English: a file for each part of the site, in ICU's message format. */
import aisles from './aisles.json'
import amounts from './amounts.json'
import cooking from './cooking.json'
import recipe from './recipe.json'
import reviews from './reviews.json'
import saved from './saved.json'
import shoppingList from './shoppingList.json'
import site from './site.json'
import timers from './timers.json'

export const english = {
  aisles,
  amounts,
  cooking,
  recipe,
  reviews,
  saved,
  shoppingList,
  site,
  timers,
}
