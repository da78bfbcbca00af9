import type { Cover } from '../../content/cover.ts'
import classes from './CoverArt.module.css'

/** A cloth with a label on it that has a sign and, where there is room, the title. */
export function CoverArt({ cover, title }: { cover: Cover; title: string }) {
  return (
    <span className={classes.cover} data-color={cover.color} aria-hidden="true">
      {/* Has the size CLOTH_SIZE. */}
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
        {cover.shapes.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
      </svg>
      <span>
        <svg viewBox="0 0 24 24">
          <path d={cover.sign} />
        </svg>
        <span>{title}</span>
      </span>
    </span>
  )
}
