/** The words of the program in English: a file for each part of the site, in ICU's message format. */
import aboutPages from './aboutPages.json'
import allergens from './allergens.json'
import cards from './cards.json'
import cooking from './cooking.json'
import diets from './diets.json'
import facets from './facets.json'
import files from './files.json'
import heads from './heads.json'
import homePage from './homePage.json'
import kinds from './kinds.json'
import labels from './labels.json'
import lists from './lists.json'
import navigation from './navigation.json'
import notes from './notes.json'
import nutrients from './nutrients.json'
import pages from './pages.json'
import paidLinks from './paidLinks.json'
import productFacts from './productFacts.json'
import restKinds from './restKinds.json'
import rests from './rests.json'
import shareLabels from './shareLabels.json'
import site from './site.json'
import timers from './timers.json'
import times from './times.json'
import topics from './topics.json'

export const english = {
  aboutPages,
  allergens,
  cards,
  cooking,
  diets,
  facets,
  files,
  heads,
  homePage,
  kinds,
  labels,
  lists,
  navigation,
  notes,
  nutrients,
  pages,
  paidLinks,
  productFacts,
  restKinds,
  rests,
  shareLabels,
  site,
  timers,
  times,
  topics,
}
