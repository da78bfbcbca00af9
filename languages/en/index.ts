/** The words of the program in English: a file for each part of the site, in ICU's message format. */
import site from './site.json'

export const english = { site }
