/** The words of the program in English: a file for each part of the site, in ICU's message format. */
import aisles from './aisles.json' with { type: 'json' }
import allOfKind from './allOfKind.json' with { type: 'json' }
import amounts from './amounts.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import contact from './contact.json' with { type: 'json' }
import cooking from './cooking.json' with { type: 'json' }
import countedOfKind from './countedOfKind.json' with { type: 'json' }
import documents from './documents.json' with { type: 'json' }
import failures from './failures.json' with { type: 'json' }
import filters from './filters.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import newsletter from './newsletter.json' with { type: 'json' }
import popup from './popup.json' with { type: 'json' }
import post from './post.json' with { type: 'json' }
import recipe from './recipe.json' with { type: 'json' }
import recipeList from './recipeList.json' with { type: 'json' }
import relatedKinds from './relatedKinds.json' with { type: 'json' }
import resultKinds from './resultKinds.json' with { type: 'json' }
import results from './results.json' with { type: 'json' }
import reviewList from './reviewList.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import saved from './saved.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import sending from './sending.json' with { type: 'json' }
import shoppingList from './shoppingList.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }
import subscribeButton from './subscribeButton.json' with { type: 'json' }
import timers from './timers.json' with { type: 'json' }
import unsentAddress from './unsentAddress.json' with { type: 'json' }
import unsentMessage from './unsentMessage.json' with { type: 'json' }

export const english = {
  aisles,
  allOfKind,
  amounts,
  consent,
  contact,
  cooking,
  countedOfKind,
  documents,
  failures,
  filters,
  forms,
  home,
  newsletter,
  popup,
  post,
  recipe,
  recipeList,
  relatedKinds,
  resultKinds,
  results,
  reviewList,
  reviews,
  saved,
  search,
  sending,
  shoppingList,
  site,
  subscribeButton,
  timers,
  unsentAddress,
  unsentMessage,
}
