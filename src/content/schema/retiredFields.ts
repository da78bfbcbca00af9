/** Fields of documents that older versions of the program knew, and what takes their place. */
export const RETIRED_FIELDS: ReadonlyMap<string, string> = new Map([
  ['art', 'pictures are files now, which “image” names; without one, there is a cover'],
])

export const MIGRATE = 'npm run content:check -- --migrate'
