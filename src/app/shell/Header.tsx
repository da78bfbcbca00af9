import { ActionIcon } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as words from 'words/site'
import { pagePath, paths } from '../../addresses/paths.ts'
import { navigation, settings } from '../../settings/settings.ts'
import { Awning } from '../../ui/page/Awning.tsx'
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx'
import classes from './Header.module.css'
import { Logo } from './Logo.tsx'
import { SearchBox } from './SearchBox.tsx'

export function Header() {
  const { pathname } = useLocation()
  // A change of path closes the menu.
  const [menu, setMenu] = useState({ open: false, on: pathname })
  if (menu.on !== pathname) setMenu({ open: false, on: pathname })
  const { open } = menu
  const MenuIcon = open ? IconX : IconMenu2
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setMenu({ open: false, on: pathname })
    button.current?.focus()
  }
  useWindowEvent('keydown', ({ key, defaultPrevented }) => {
    if (open && key === 'Escape' && !defaultPrevented) close()
  })

  return (
    <header className="screen-only">
      <Awning />
      <div
        className={`container ${classes.bar}`}
        data-search-page={pagePath(pathname) === paths.search || undefined}
      >
        <Logo />
        <nav aria-label={words.mainNavigation} className={classes.links}>
          <NavigationLinks />
        </nav>
        <SearchBox mode={settings.search} />
        <ColorSchemeSwitch />
        <ActionIcon
          ref={button}
          className={classes.burger}
          onClick={() => setMenu({ open: !open, on: pathname })}
          aria-label={open ? words.closeMenu : words.openMenu}
          aria-expanded={open}
          aria-controls="menu"
        >
          <MenuIcon size="1.25rem" stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <nav id="menu" aria-label={words.menu} className={classes.menu} hidden={!open}>
        <div className="container">
          <NavigationLinks onFollow={close} />
        </div>
      </nav>
    </header>
  )
}

function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const path = pagePath(useLocation().pathname)
  return (
    <ul className={classes.list}>
      {navigation.header.map(({ label, to }) => (
        <li key={to}>
          <a
            href={to}
            aria-current={currentOf(to, path)}
            className={`touch-link ${classes.link}`}
            onClick={onFollow}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Returns `aria-current`: `page` for the page itself, `true` for the list of a document. */
function currentOf(to: string, path: string) {
  if (path === to) return 'page'
  return path.startsWith(`${to}/`) ? 'true' : undefined
}
