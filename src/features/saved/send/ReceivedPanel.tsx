import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { damaged, newer, notNow } from 'words/sendList'
import panel from '../panel.module.css'

interface ReceivedPanelProps {
  title: string
  addLabel: string
  add: () => void
  forget: () => void
  children: ReactNode
}

/** Asks whether to add what another phone has sent. */
export function ReceivedPanel({ title, addLabel, add, forget, children }: ReceivedPanelProps) {
  return (
    <section aria-labelledby="received" className={`framed stack ${panel.panel}`}>
      <h2 id="received" className="minor">
        {title}
      </h2>
      {children}
      <div className="centered-row">
        <Button onClick={add}>{addLabel}</Button>
        <Button variant="default" onClick={forget}>
          {notNow}
        </Button>
      </div>
    </section>
  )
}

/** Says why nothing can be read from a link. */
export function nameRefusal(why: 'damaged' | 'newer'): string {
  return why === 'newer' ? newer : damaged
}
