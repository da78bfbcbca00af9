/** The words of the program in English: a file for each part of the site, in ICU's message format. */
import aboutPages from './aboutPages.json' with { type: 'json' }
import aisles from './aisles.json' with { type: 'json' }
import allOfKind from './allOfKind.json' with { type: 'json' }
import allergens from './allergens.json' with { type: 'json' }
import amounts from './amounts.json' with { type: 'json' }
import cards from './cards.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import contact from './contact.json' with { type: 'json' }
import cooking from './cooking.json' with { type: 'json' }
import countedOfKind from './countedOfKind.json' with { type: 'json' }
import diets from './diets.json' with { type: 'json' }
import documents from './documents.json' with { type: 'json' }
import facets from './facets.json' with { type: 'json' }
import failures from './failures.json' with { type: 'json' }
import files from './files.json' with { type: 'json' }
import filters from './filters.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import heads from './heads.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import homePage from './homePage.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import labels from './labels.json' with { type: 'json' }
import lists from './lists.json' with { type: 'json' }
import navigation from './navigation.json' with { type: 'json' }
import newsletter from './newsletter.json' with { type: 'json' }
import notes from './notes.json' with { type: 'json' }
import nutrients from './nutrients.json' with { type: 'json' }
import pages from './pages.json' with { type: 'json' }
import paidLinks from './paidLinks.json' with { type: 'json' }
import popup from './popup.json' with { type: 'json' }
import post from './post.json' with { type: 'json' }
import productFacts from './productFacts.json' with { type: 'json' }
import recipe from './recipe.json' with { type: 'json' }
import recipeList from './recipeList.json' with { type: 'json' }
import relatedKinds from './relatedKinds.json' with { type: 'json' }
import restKinds from './restKinds.json' with { type: 'json' }
import rests from './rests.json' with { type: 'json' }
import resultKinds from './resultKinds.json' with { type: 'json' }
import results from './results.json' with { type: 'json' }
import reviewList from './reviewList.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import saved from './saved.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import sending from './sending.json' with { type: 'json' }
import shareLabels from './shareLabels.json' with { type: 'json' }
import shoppingList from './shoppingList.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }
import subscribeButton from './subscribeButton.json' with { type: 'json' }
import timers from './timers.json' with { type: 'json' }
import times from './times.json' with { type: 'json' }
import topics from './topics.json' with { type: 'json' }
import unsentAddress from './unsentAddress.json' with { type: 'json' }
import unsentMessage from './unsentMessage.json' with { type: 'json' }

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
