/** The words of the program in English: a file for each part of the site, in ICU's message format. */
import aboutPages from './aboutPages.json'
import aisles from './aisles.json'
import allOfKind from './allOfKind.json'
import allergens from './allergens.json'
import amounts from './amounts.json'
import cards from './cards.json'
import consent from './consent.json'
import contact from './contact.json'
import cooking from './cooking.json'
import countedOfKind from './countedOfKind.json'
import diets from './diets.json'
import documents from './documents.json'
import facets from './facets.json'
import failures from './failures.json'
import files from './files.json'
import filters from './filters.json'
import forms from './forms.json'
import heads from './heads.json'
import home from './home.json'
import homePage from './homePage.json'
import kinds from './kinds.json'
import labels from './labels.json'
import lists from './lists.json'
import navigation from './navigation.json'
import newsletter from './newsletter.json'
import notes from './notes.json'
import nutrients from './nutrients.json'
import pages from './pages.json'
import paidLinks from './paidLinks.json'
import popup from './popup.json'
import post from './post.json'
import productFacts from './productFacts.json'
import recipe from './recipe.json'
import recipeList from './recipeList.json'
import relatedKinds from './relatedKinds.json'
import restKinds from './restKinds.json'
import rests from './rests.json'
import resultKinds from './resultKinds.json'
import results from './results.json'
import reviewList from './reviewList.json'
import reviews from './reviews.json'
import saved from './saved.json'
import search from './search.json'
import sending from './sending.json'
import shareLabels from './shareLabels.json'
import shoppingList from './shoppingList.json'
import site from './site.json'
import subscribeButton from './subscribeButton.json'
import timers from './timers.json'
import times from './times.json'
import topics from './topics.json'
import unsentAddress from './unsentAddress.json'
import unsentMessage from './unsentMessage.json'

export const english = {
  aboutPages,
  aisles,
  allOfKind,
  allergens,
  amounts,
  cards,
  consent,
  contact,
  cooking,
  countedOfKind,
  diets,
  documents,
  facets,
  failures,
  files,
  filters,
  forms,
  heads,
  home,
  homePage,
  kinds,
  labels,
  lists,
  navigation,
  newsletter,
  notes,
  nutrients,
  pages,
  paidLinks,
  popup,
  post,
  productFacts,
  recipe,
  recipeList,
  relatedKinds,
  restKinds,
  rests,
  resultKinds,
  results,
  reviewList,
  reviews,
  saved,
  search,
  sending,
  shareLabels,
  shoppingList,
  site,
  subscribeButton,
  timers,
  times,
  topics,
  unsentAddress,
  unsentMessage,
}
