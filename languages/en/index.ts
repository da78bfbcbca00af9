/** The words of the program in English: a file for each part of the site, in ICU's message format. */
import cooking from './cooking.json'
import site from './site.json'
import timers from './timers.json'

export const english = { cooking, site, timers }
