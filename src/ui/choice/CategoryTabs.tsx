import { Tabs } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import type { CategoryButtonsProps } from './CategoryButtons.tsx'
import pills from './pills.module.css'
import { useScrollToChosen } from './useScrollToChosen.ts'

interface CategoryTabsProps extends CategoryButtonsProps {
  className?: string
  children: ReactNode
}

export function CategoryTabs(props: CategoryTabsProps) {
  const { label, className, options, chosen, choose, children } = props
  const position = options.indexOf(chosen)
  const row = useScrollToChosen(position)
  function selectEnd({ key }: KeyboardEvent) {
    const end = key === 'Home' ? options[0] : key === 'End' ? options.at(-1) : undefined
    if (end !== undefined) choose(end)
  }
  return (
    <Tabs
      // Mantine builds ids from values, and ids must not contain spaces.
      value={String(position)}
      onChange={(value) => choose(options[Number(value)] ?? chosen)}
      variant="unstyled"
      // Panels that stay mounted would hydrate separately, in one long task.
      keepMounted={false}
      id="categories"
      className={className}
      classNames={{ list: `${pills.list} needs-scripts`, tab: pills.pill }}
    >
      <Tabs.List ref={row} aria-label={label}>
        {options.map((option, index) => (
          // Mantine's Home and End keys only move the focus.
          <Tabs.Tab key={option} value={String(index)} onKeyDown={selectEnd}>
            {option}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {options.map((option, index) => (
        <Tabs.Panel key={option} value={String(index)}>
          {option === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
