import { paths } from '../../../src/addresses/paths.ts'

/** A type alias, since an interface has no index signature, which the value of a field needs. */
export type Link = { label: string; to: string }

/** The header of a site without content/navigation.yaml. */
export const HEADER: Link[] = [
  { label: 'Home', to: paths.home },
  { label: 'Recipes', to: paths.recipes },
  { label: 'Reviews', to: paths.reviews },
  { label: 'Comparisons', to: paths.comparisons },
  { label: 'Blog', to: paths.blog },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
]

/** The links that its footer has besides. */
export const FOOTER_ONLY: Link[] = [
  { label: 'Collections', to: paths.collections },
  { label: 'Privacy & Disclosure', to: paths.privacy },
  { label: 'Saved recipes', to: paths.saved },
  { label: 'Shopping list', to: paths.shoppingList },
]
