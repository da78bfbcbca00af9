/** The registry of document kinds; docs/adding-a-kind.md explains how to add one. */

/** Identifies a document within its kind; the last segment of its address. */
export type DocumentKey = number | string

export interface Kind {
  /** The folder below `content/`; also the key of the kind's words in `languages/`. */
  folder: string
  /** The document type; in lower case, the name of its page and its argument for `npm run new`. */
  name: string
  extension: '.yaml' | '.mdx'
  key: 'id' | 'slug'
  titleField: string
  summaryField: string
  /** The address of the list page; each document's address adds its key. */
  list: string
  /** Its name for editors. */
  singular: string
  /** Whether the list page can filter by a category from `content/categories.yaml`. */
  isFiltered?: true
  /** The component for a card in MDX text, by number; requires the key `id`. */
  card?: string
  /** The list pages of other kinds that link to its documents. */
  linkedFrom?: readonly 'recipes'[]
}

export const KINDS = [
  {
    folder: 'recipes',
    name: 'Recipe',
    extension: '.yaml',
    key: 'id',
    titleField: 'title',
    summaryField: 'description',
    list: '/recipes',
    singular: 'Recipe',
    isFiltered: true,
    card: 'RecipeCard',
  },
  {
    folder: 'reviews',
    name: 'Review',
    extension: '.yaml',
    key: 'id',
    titleField: 'productName',
    summaryField: 'shortDescription',
    list: '/reviews',
    singular: 'Review',
    isFiltered: true,
    card: 'ProductCard',
  },
  {
    folder: 'posts',
    name: 'Post',
    extension: '.mdx',
    key: 'id',
    titleField: 'title',
    summaryField: 'excerpt',
    list: '/blog',
    singular: 'Blog post',
  },
  {
    folder: 'collections',
    name: 'Collection',
    extension: '.mdx',
    key: 'slug',
    titleField: 'title',
    summaryField: 'description',
    list: '/collections',
    singular: 'Collection',
    linkedFrom: ['recipes'],
  },
] as const satisfies readonly Kind[]

export type Folder = (typeof KINDS)[number]['folder']
const kindsWithCard = KINDS.filter((kind) => 'card' in kind)
export type CardTag = (typeof kindsWithCard)[number]['card']
export type FolderInText = (typeof kindsWithCard)[number]['folder']
export const CARD_TAGS: readonly CardTag[] = kindsWithCard.map(({ card }) => card)
export type DocumentPageName = Lowercase<(typeof KINDS)[number]['name']>

const byFolder: ReadonlyMap<string, Kind & { folder: Folder }> = new Map(
  KINDS.map((kind) => [kind.folder, kind]),
)

export function kindOf(folder: Folder): Kind & { folder: Folder }
export function kindOf(folder: string): (Kind & { folder: Folder }) | undefined
export function kindOf(folder: string) {
  return byFolder.get(folder)
}

/** Returns the key of a document from its values, as written or compiled. */
export function keyIn(
  folder: string,
  values: Readonly<Record<string, unknown>>,
): DocumentKey | undefined {
  const key = values[kindOf(folder)?.key ?? '']
  return typeof key === 'number' || typeof key === 'string' ? key : undefined
}

/** Parses `recipes/7` into folder and key; undefined if no kind has the folder. */
export function parseReference(name: string): { folder: Folder; key: DocumentKey } | undefined {
  const [folder = '', key = ''] = name.split('/')
  const kind = kindOf(folder)
  return kind && { folder: kind.folder, key: kind.key === 'id' ? Number(key) : key }
}

export function documentPath(folder: Folder, key: DocumentKey): string {
  return `${kindOf(folder).list}/${key}`
}

export function isCardTag(tag: string): tag is CardTag {
  return CARD_TAGS.some((card) => card === tag)
}

export function folderOfCard(tag: string): FolderInText | undefined {
  return kindsWithCard.find(({ card }) => card === tag)?.folder
}
