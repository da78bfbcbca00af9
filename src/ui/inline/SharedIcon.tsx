import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'

type Name = 'clock' | 'star'

const idOf = (name: Name) => `icon-${name}`

/** The page draws each icon once; `SharedIcon` refers to it. */
export function SharedIcons() {
  return (
    <svg display="none">
      <symbol id={idOf('clock')} viewBox="0 0 24 24">
        <IconClock stroke={1.75} />
      </symbol>
      <symbol id={idOf('star')} viewBox="0 0 24 24">
        <IconStarFilled />
      </symbol>
    </svg>
  )
}

export function SharedIcon({ name, className }: { name: Name; className?: string }) {
  return (
    <svg width="1rem" height="1rem" className={className} aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
