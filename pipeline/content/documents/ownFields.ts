import { recipeType } from '../../../src/content/schema/recipe.ts'
import { recipeFields } from './recipeFields.ts'

type FieldValues = Record<string, unknown>

/** Fields that mean something on this site alone; no export carries them. */
export const FIELDS_OF_SITE =
  'acknowledge author draft publishAt expireAt redirectFrom image imageFocus stepPictures video'.split(
    ' ',
  )
/** Fields that some formats have words for. */
export const FIELDS_OF_SOME = ['cuisine', 'diet', 'rating']

/** Fields that no format has words for; exports carry them unchanged, for an import of this site. */
export const OWN_FIELDS = Object.keys(recipeType.fields).filter(
  (name) =>
    FIELDS_OF_SOME.includes(name) || !(name in recipeFields({}) || FIELDS_OF_SITE.includes(name)),
)

export function ownFields(values: FieldValues, besides: readonly string[] = []): FieldValues {
  const names = OWN_FIELDS.filter((name) => !besides.includes(name) && values[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
