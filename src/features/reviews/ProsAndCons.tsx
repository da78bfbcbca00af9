import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import * as words from 'words/reviews'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import classes from './ProsAndCons.module.css'

export const SIDES = [
  ['pros', words.pros],
  ['cons', words.cons],
] as const

export function ProsAndCons({ pros, cons }: { pros: string[]; cons: string[] }) {
  return (
    <div className={`one-column-when-narrow ${classes.layout}`}>
      {SIDES.map(([side, title]) => (
        <section key={side} aria-labelledby={side} className={`framed unbroken ${classes.box}`}>
          <h2 id={side}>{title}</h2>
          <Points side={side} points={side === 'pros' ? pros : cons} />
        </section>
      ))}
    </div>
  )
}

export function Points({ side, points }: { side: (typeof SIDES)[number][0]; points: string[] }) {
  const Icon = side === 'pros' ? IconCheck : IconX
  return (
    <ul className={classes.points} data-side={side}>
      {points.map((point, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be equal
        <li key={index}>
          <Icon size="1.25rem" stroke={2.25} aria-hidden="true" />
          <span>{keepTogether(point)}</span>
        </li>
      ))}
    </ul>
  )
}
