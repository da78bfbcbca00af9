/**
 * The settings of content/site.yaml. They are the one document that every page needs, so they are
 * bundled; only the ones named here reach the browser.
 */
import type { Site } from 'contentlayer/generated'
import {
  address,
  affiliate,
  brand,
  claims,
  contact,
  contacts,
  description,
  imageDesc,
  newsletter,
  picture,
  search,
  social,
  tagline,
} from 'contentlayer/generated/Site/_index.json'

export const settings = {
  address,
  affiliate,
  /** Stands at the top of every post. */
  blogPicture: { picture, imageDesc },
  brand,
  claims,
  // A JSON module knows no literal types; the content check made sure of these values.
  contact: contact as Site['contact'],
  contacts,
  description,
  newsletter: newsletter as Site['newsletter'],
  search: search as Site['search'],
  social: social as Site['social'],
  tagline,
}
