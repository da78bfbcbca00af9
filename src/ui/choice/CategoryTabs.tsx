import { Tabs } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import pills from './pills.module.css'
import { useScrollToChosen } from './useScrollToChosen.ts'

interface CategoryTabsProps {
  label: string
  className?: string
  options: readonly string[]
  chosen: string
  choose: (option: string) => void
  children: ReactNode
}

/** Makes an id, which must not contain spaces. */
function toId(option: string): string {
  return option.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}

export function CategoryTabs(props: CategoryTabsProps) {
  const { label, className, options, chosen, choose, children } = props
  const row = useScrollToChosen(options.indexOf(chosen))
  function select(value: string | null) {
    const option = options.find((candidate) => toId(candidate) === value)
    if (option) choose(option)
  }
  function selectEnd({ key }: KeyboardEvent) {
    const end = key === 'Home' ? options[0] : key === 'End' ? options.at(-1) : undefined
    if (end !== undefined) choose(end)
  }
  return (
    <Tabs
      value={toId(chosen)}
      onChange={select}
      variant="unstyled"
      // Kept panels would hydrate separately, in one long task.
      keepMounted={false}
      id="categories"
      className={className}
      classNames={{ list: `${pills.list} needs-scripts`, tab: pills.pill }}
    >
      <Tabs.List ref={row} aria-label={label}>
        {options.map((option) => (
          // With Home and End, Mantine only moves the focus.
          <Tabs.Tab key={option} value={toId(option)} onKeyDown={selectEnd}>
            {option}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {options.map((option) => (
        <Tabs.Panel key={option} value={toId(option)}>
          {option === chosen && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
