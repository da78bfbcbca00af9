import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { KeepTogether } from '../../ui/text/KeepTogether.tsx'
import classes from './ProsAndCons.module.css'

export function ProsAndCons({ pros, cons }: { pros: string[]; cons: string[] }) {
  return (
    <div className={classes.columns}>
      <Points title="Pros" points={pros} side="pros" />
      <Points title="Cons" points={cons} side="cons" />
    </div>
  )
}

interface PointsProps {
  title: string
  points: string[]
  side: 'pros' | 'cons'
}

function Points({ title, points, side }: PointsProps) {
  const Icon = side === 'pros' ? IconCheck : IconX
  return (
    <section aria-labelledby={side} className={`framed unbroken ${classes.box}`} data-side={side}>
      <h2 id={side}>{title}</h2>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>
            <Icon size="1.25rem" stroke={2.25} aria-hidden="true" />
            <span>
              <KeepTogether>{point}</KeepTogether>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
