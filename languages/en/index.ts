/** The words of the program in English: parts of the site, each with messages in ICU's format. */
import cards from './cards.json'
import consent from './consent.json'
import contact from './contact.json'
import cooking from './cooking.json'
import filters from './filters.json'
import kinds from './kinds.json'
import newsletter from './newsletter.json'
import pages from './pages.json'
import recipe from './recipe.json'
import reviews from './reviews.json'
import saved from './saved.json'
import search from './search.json'
import shoppingList from './shoppingList.json'
import site from './site.json'

export const english = {
  ...cards,
  ...consent,
  ...contact,
  ...cooking,
  ...filters,
  ...kinds,
  ...newsletter,
  ...pages,
  ...recipe,
  ...reviews,
  ...saved,
  ...search,
  ...shoppingList,
  ...site,
}
