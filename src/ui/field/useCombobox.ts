import { type KeyboardEvent, useId, useState } from 'react'

/**
 * An editable combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/.
 * The header of every page has one; Mantine's would add 79 kB of script.
 * @param first index of the initially active option; -1 for none, which arrow keys also reach
 */
export function useCombobox(count: number, first: 0 | -1) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number>(first)
  const isExpanded = isOpen && count > 0
  const idOf = (index: number) => `${id}${index}`

  function open(isWanted: boolean) {
    setActive(first)
    setOpen(isWanted)
  }
  function move(steps: number) {
    const stops = count - first
    if (isExpanded) setActive(((active - first + steps + stops) % stops) + first)
    else open(true)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && isExpanded) open(false)
    else if (event.key === 'Enter' && isExpanded && active >= 0)
      document.getElementById(idOf(active))?.click()
    else return
    event.preventDefault()
  }
  return {
    isOpen,
    isExpanded,
    open,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      // Only when expanded, since ids differ between prerendering and browser.
      'aria-controls': isExpanded ? id : undefined,
      'aria-activedescendant': isExpanded && active >= 0 ? idOf(active) : undefined,
      autoComplete: 'off',
      onKeyDown,
      onBlur: () => open(false),
    },
    list: {
      id,
      role: 'listbox',
      // Keeps the focus in the field.
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    optionAt: (index: number) => ({
      id: idOf(index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
      ref: (option: HTMLElement | null) => {
        if (index === active) option?.scrollIntoView({ block: 'nearest' })
      },
    }),
  } as const
}

export type Combobox = ReturnType<typeof useCombobox>
