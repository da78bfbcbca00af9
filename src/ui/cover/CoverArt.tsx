import type { Cover } from '../../content/cover.ts'
import classes from './CoverArt.module.css'

interface CoverArtProps {
  cover: Cover
  title: string
}

/** A cloth with a label: a sign and the title. */
export function CoverArt({ cover: { color, sign, shapes }, title }: CoverArtProps) {
  return (
    <span className={classes.cover} data-color={color} aria-hidden="true">
      {/* See CLOTH_SIZE. */}
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
        {shapes.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
      </svg>
      <span>
        <svg viewBox="0 0 24 24">
          <path d={sign} />
        </svg>
        <span>{title}</span>
      </span>
    </span>
  )
}
