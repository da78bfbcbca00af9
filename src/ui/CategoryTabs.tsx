import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import pills from './pills.module.css'

interface CategoryTabsProps<Option extends string> {
  label: string
  options: readonly Option[]
  chosen: Option
  choose: (option: Option) => void
  children: ReactNode
}

/** Tabs of which one is selected, with its panel below; arrow keys move between them. */
export function CategoryTabs<Option extends string>(props: CategoryTabsProps<Option>) {
  const { label, options, chosen, choose, children } = props
  function select(value: string | null) {
    const option = options.find((candidate) => candidate === value)
    if (option) choose(option)
  }
  return (
    <Tabs
      value={chosen}
      onChange={select}
      variant="unstyled"
      id="categories"
      classNames={{ list: pills.row, tab: pills.pill }}
    >
      <Tabs.List aria-label={label}>
        {options.map((option) => (
          <Tabs.Tab key={option} value={option}>
            {option}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {options.map((option) => (
        <Tabs.Panel key={option} value={option} keepMounted={false}>
          {option === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
