import type { FieldRules } from '../../src/content/schema/fields.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'

/** Returns how many entries a list may have, or how large a number may be. */
export function mostOf(field: string): number {
  const rules = recipeType.fields[field]?.rules
  return rules?.kind === 'list' || rules?.kind === 'number' ? rules.max : Infinity
}

/** Returns how long a text, or each text of a list, may be: `title`, `ingredients.group`. */
export function mostCharacters(path: string): number {
  const rules = path.split('.').reduce(rulesInside, { kind: 'group', fields: recipeType.fields })
  const text = rules?.kind === 'list' ? rules.of : rules
  return (text?.kind === 'text' && text.maxLength) || Infinity
}

function rulesInside(outer: FieldRules | undefined, name: string): FieldRules | undefined {
  const group = outer?.kind === 'list' ? outer.of : outer
  return group?.kind === 'group' ? group.fields[name]?.rules : undefined
}
