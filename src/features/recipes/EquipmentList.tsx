import * as words from 'words/recipe'
import { paths } from '../../addresses/paths.ts'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import classes from './EquipmentList.module.css'
import type { PageProps } from '../../content/pageProps.ts'

export function EquipmentList({ equipment }: Pick<PageProps<'recipe'>['data'], 'equipment'>) {
  if (!equipment) return null
  return (
    <section aria-labelledby="equipment" className={classes.equipment}>
      <h2 id="equipment" className="small-heading">
        {words.equipment}
      </h2>
      <ul className={`ruled print-columns ${classes.list}`}>
        {equipment.map(({ text, reviewed }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may be equal
          <li key={index}>
            {keepTogether(text)}
            {reviewed && (
              <a className="touch-link small screen-only" href={paths.review(reviewed.id)}>
                {words.review({ product: reviewed.productName })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
