/** The words of the program in German: parts of the site, each with messages in ICU's format. */
import cards from './cards.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import contact from './contact.json' with { type: 'json' }
import cooking from './cooking.json' with { type: 'json' }
import dinner from './dinner.json' with { type: 'json' }
import filters from './filters.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import newsletter from './newsletter.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import plan from './plan.json' with { type: 'json' }
import recipe from './recipe.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import saved from './saved.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import services from './services.json' with { type: 'json' }
import shoppingList from './shoppingList.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }

export const german = {
  ...cards,
  ...consent,
  ...contact,
  ...cooking,
  ...dinner,
  ...filters,
  ...kinds,
  ...newsletter,
  ...pages,
  ...plan,
  ...recipe,
  ...reviews,
  ...saved,
  ...search,
  ...services,
  ...shoppingList,
  ...site,
}
