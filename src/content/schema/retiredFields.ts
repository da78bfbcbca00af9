/** Fields of older versions, with their replacements. */
export const RETIRED_FIELDS: ReadonlyMap<string, string> = new Map([
  ['art', 'pictures are files now, which “image” names; without one, there is a cover'],
])

export const MIGRATE = 'npm run content:check -- --migrate'
