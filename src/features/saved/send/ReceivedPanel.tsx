import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { damaged, newer, notNow } from 'words/sendList'
import panel from '../panel.module.css'
import type { ReadLink } from './sentLink.ts'

interface ReceivedPanelProps<Entry> {
  offer: ReadLink<Entry>
  words: { received: string; addReceived: string }
  add: (entries: Entry[]) => void
  forget: () => void
  describe: (entries: Entry[]) => ReactNode
}

/** Asks whether to add what another phone has sent, or says why it cannot be read. */
export function ReceivedPanel<Entry>(props: ReceivedPanelProps<Entry>) {
  const { offer, words, add, forget, describe } = props
  if (typeof offer === 'string') {
    const refusal = offer === 'newer' ? newer : damaged
    return (
      <p role="status" className="screen-only">
        {refusal}
      </p>
    )
  }
  return (
    <section aria-labelledby="received" className={`framed stack ${panel.panel}`}>
      <h2 id="received" className="small-heading">
        {words.received}
      </h2>
      {describe(offer)}
      <div className="centered-row">
        <Button onClick={() => add(offer)}>{words.addReceived}</Button>
        <Button variant="default" onClick={forget}>
          {notNow}
        </Button>
      </div>
    </section>
  )
}
