import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { KeepTogether } from '../../ui/text/KeepTogether.tsx'
import classes from './EquipmentList.module.css'
import type { RecipePageData } from './recipePageData.ts'

export function EquipmentList({ equipment }: Pick<RecipePageData, 'equipment'>) {
  if (!equipment) return null
  return (
    <section aria-labelledby="equipment" className={classes.equipment}>
      <h2 id="equipment">Equipment</h2>
      <ul className={classes.list}>
        {equipment.map(({ text, reviewed }) => (
          <li key={text}>
            <KeepTogether>{text}</KeepTogether>
            {reviewed && (
              <Link className={`${classes.review} screen-only`} to={paths.review(reviewed.id)}>
                Review: {reviewed.productName}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
