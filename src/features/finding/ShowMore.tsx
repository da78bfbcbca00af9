import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as words from 'words/site'
import { CARD_LINK } from '../../addresses/pageParts.ts'
import { keepShownCount, readShownCount } from '../../ui/list/shownCount.ts'
import { useFocusAdded } from '../../ui/list/useFocusAdded.ts'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'
import { useLocationOf } from '../../ui/useLocationOf.ts'
import classes from './ShowMore.module.css'

const PAGE_SIZE = 48
const SHOW_ALL_UP_TO = 60

/** Cuts a list to the count in its history entry, or else to the first page. */
export function useShownItems<Item>(path: string, items: Item[]): Item[] {
  const requested = useBrowserValue(readShownCount(useLocationOf(path)), 0)
  const count = requested || (items.length > SHOW_ALL_UP_TO ? PAGE_SIZE : items.length)
  return useMemo(() => (items.length > count ? items.slice(0, count) : items), [items, count])
}

export function ShowMore({ shown, count }: { shown: number; count: number }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const noteAdding = useFocusAdded(shown, () => document.querySelectorAll<HTMLElement>(CARD_LINK))
  function add(isPressed: boolean) {
    // The focused button may disappear, so the first added card takes the focus.
    if (isPressed || document.activeElement === button.current) noteAdding()
    void navigate({ search }, keepShownCount(shown + PAGE_SIZE))
  }
  useEffect(() => {
    if (!button.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && add(false),
      { rootMargin: '100%' },
    )
    observer.observe(button.current)
    return () => observer.disconnect()
  })

  if (shown >= count) return null
  return (
    <div className={`row ${classes.more} needs-scripts`}>
      <Button ref={button} variant="default" onClick={() => add(true)}>
        {words.showMore}
      </Button>
    </div>
  )
}
