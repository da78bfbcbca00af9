import type { Field } from '@sveltia/cms'

export const HEADING = 'heading'

/** The parts of a form, with their fields in order; the first also has all others. */
const SECTIONS: Readonly<Record<string, string>> = {
  'What it is': 'id title productName category description shortDescription excerpt headnote',
  Cooking: 'servings yield prepTime cookTime restTime restKind ingredients instructions equipment',
  'Notes and labels': 'notes nutrition cuisine course difficulty diet allergens keywords',
  Publishing: 'draft publishAt expireAt date updated author redirectFrom acknowledge',
}

export function inSections(fields: readonly Field[]): Field[] {
  const placed = Object.values(SECTIONS).join(' ').split(' ')
  const others = fields.filter(({ name }) => !placed.includes(name))
  const form: Field[] = []
  for (const [label, names] of Object.entries(SECTIONS)) {
    const own = names.split(' ').flatMap((name) => fields.filter((field) => field.name === name))
    if (form.length === 0) own.push(...others)
    if (own.length > 0)
      form.push({ name: `__section${form.length}`, label, widget: HEADING, required: false })
    form.push(...own)
  }
  return form
}
