/** The texts of feeds and recipe files; the pipeline reads them from the prerender bundle. */
import * as files from 'words/files'
import * as lists from 'words/lists'
import { language } from 'words/locale'
import * as notes from 'words/notes'
import { blogAbout, ingredients, instructions, recipesAbout } from 'words/pages'
import { mark } from 'words/paidLinks'
import { formatRest } from '../formatTime.ts'
import { allergenName, dietName } from '../labels.ts'
import { describeNutrients } from '../nutrientWords.ts'

export const fileWords = {
  ...files,
  language,
  lists,
  noteNames: notes,
  blogAbout,
  ingredients,
  instructions,
  recipesAbout,
  paidMark: mark,
  formatRest,
  allergenName,
  dietName,
  describeNutrients,
}

export type FileWords = typeof fileWords
