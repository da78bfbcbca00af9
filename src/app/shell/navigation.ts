import { paths } from '../../addresses/paths.ts'

export const NAVIGATION = [
  { label: 'Home', to: paths.home },
  { label: 'Recipes', to: paths.recipes },
  { label: 'Reviews', to: paths.reviews },
  { label: 'Comparisons', to: paths.comparisons },
  { label: 'Blog', to: paths.blog },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
]
