import { appearance } from 'virtual:appearance'
import * as words from 'words/site'
import { withBase } from '../../addresses/base.ts'
import { SVG_ICON } from '../../addresses/iconFiles.ts'
import { paths } from '../../addresses/paths.ts'
import { settings } from '../../settings/settings.ts'
import classes from './Logo.module.css'

const CRYSTALS = [
  { x: 20, y: 14.6, size: 4.6, turn: 18 },
  { x: 28, y: 12.4, size: 3.8, turn: -22 },
  { x: 26.6, y: 20.4, size: 5.4, turn: 38 },
  { x: 21, y: 23.6, size: 2.9, turn: -14 },
]

/** A callback ref that sets `data-out-of-sight`, so that the animation pauses. */
function markOutOfSight(element: Element | null) {
  if (!element) return
  const observer = new IntersectionObserver(([entry]) => {
    element.toggleAttribute('data-out-of-sight', entry?.isIntersecting === false)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

export function Logo() {
  return (
    <a
      href={paths.home}
      className={`touch-link ${classes.logo}`}
      aria-label={words.homeLink({ brand: settings.brand })}
    >
      {appearance.hasOwnLogo ? (
        <img src={withBase(`/${SVG_ICON}`)} alt="" width="44" height="44" />
      ) : (
        <DesignMark />
      )}
      <span className={classes.word}>{settings.brand}</span>
    </a>
  )
}

function DesignMark() {
  return (
    <svg
      ref={markOutOfSight}
      viewBox="0 0 48 48"
      width="2.75rem"
      height="2.75rem"
      aria-hidden="true"
      className={classes.mark}
    >
      <g className={classes.pan}>
        <path className={classes.handle} d="M13.5 20v21.5" />
        <circle className={classes.body} cx="26.5" cy="19" r="17" />
        <circle className={classes.rim} cx="26.5" cy="19" r="12.2" />
        <circle className={classes.hole} cx="13.5" cy="41" r="1.7" />
      </g>
      <g className={classes.salt}>
        {CRYSTALS.map(({ x, y, size, turn }, index) => (
          <g key={x} className={classes.crystal} style={{ '--turn': index }}>
            <rect
              x={x}
              y={y}
              width={size}
              height={size}
              rx={size / 5}
              transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}
            />
          </g>
        ))}
      </g>
    </svg>
  )
}
