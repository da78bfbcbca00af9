import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { cookedRecipes } from '../../storage/cookedRecipes.ts'
import { useRecords } from '../../storage/deviceStore.ts'
import { formatDate } from '../../ui/formatDate.ts'
import classes from './rows.module.css'

/** Of more recipes than these, the ones cooked longest ago are left out. */
const SHOWN = 12

/** The recipes that were cooked, the last one first; nothing when there is none. */
export function Cooked() {
  const cooked = [...useRecords(cookedRecipes)].toSorted(([, one], [, other]) =>
    (other.times[0] ?? '').localeCompare(one.times[0] ?? ''),
  )
  if (cooked.length === 0) return null
  return (
    <section aria-labelledby="cooked">
      <h2 id="cooked" className={classes.head}>
        Recently cooked
      </h2>
      <ul className={classes.rows}>
        {cooked.slice(0, SHOWN).map(([id, { title, times }]) => (
          <li key={id}>
            <Link to={paths.recipe(Number(id))}>{title}</Link>
            <span className={classes.when}>
              {times[0] && formatDate(times[0].slice(0, 10))}
              {times.length > 1 && `, ${times.length} times in all`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
