/** The words of the program in English: a file for each part of the site, in ICU's message format. */
import aisles from './aisles.json'
import allOfKind from './allOfKind.json'
import cardLists from './cardLists.json'
import consent from './consent.json'
import contact from './contact.json'
import cooking from './cooking.json'
import countedOfKind from './countedOfKind.json'
import documents from './documents.json'
import failures from './failures.json'
import filters from './filters.json'
import forms from './forms.json'
import home from './home.json'
import newsletter from './newsletter.json'
import post from './post.json'
import recipe from './recipe.json'
import relatedKinds from './relatedKinds.json'
import resultKinds from './resultKinds.json'
import reviews from './reviews.json'
import saved from './saved.json'
import search from './search.json'
import sending from './sending.json'
import shoppingList from './shoppingList.json'
import site from './site.json'
import timers from './timers.json'

export const english = {
  aisles,
  allOfKind,
  cardLists,
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
  post,
  recipe,
  relatedKinds,
  resultKinds,
  reviews,
  saved,
  search,
  sending,
  shoppingList,
  site,
  timers,
}
