import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import pills from './pills.module.css'
import { useChosenInSight } from './useChosenInSight.ts'

interface CategoryTabsProps<Option extends string> {
  label: string
  options: readonly Option[]
  chosen: Option
  choose: (option: Option) => void
  children: ReactNode
}

/** Part of an id, which must not hold blanks: tab and panel name each other by theirs. */
function toId(option: string): string {
  return option.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

/** Tabs of which one is selected, with its panel below; arrow keys move between them. */
export function CategoryTabs<Option extends string>(props: CategoryTabsProps<Option>) {
  const { label, options, chosen, choose, children } = props
  const row = useChosenInSight(chosen)
  function select(value: string | null) {
    const option = options.find((candidate) => toId(candidate) === value)
    if (option) choose(option)
  }
  return (
    <Tabs
      value={toId(chosen)}
      onChange={select}
      variant="unstyled"
      id="categories"
      classNames={{ list: pills.row, tab: pills.pill }}
    >
      <Tabs.List ref={row} aria-label={label}>
        {options.map((option) => (
          <Tabs.Tab key={option} value={toId(option)}>
            {option}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {options.map((option) => (
        <Tabs.Panel key={option} value={toId(option)} keepMounted={false}>
          {option === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
