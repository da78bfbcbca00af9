import classes from './Allergens.module.css'
import type { PageProps } from '../../content/pageProps.ts'

const list = new Intl.ListFormat('en-US')

export function Allergens({ allergens }: Pick<PageProps<'recipe'>['data'], 'allergens'>) {
  if (!allergens) return null
  return (
    <p className={`small ${classes.allergens}`}>
      <strong>Contains</strong> {list.format(allergens)}.
    </p>
  )
}
