import { Button } from '@mantine/core'
import { useState } from 'react'
import { settings } from '../../../settings/settings.ts'
import { copyText, shareOrCopy } from '../../../ui/share/shareOrCopy.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { clearList, putBack, removeItems } from './changeList.ts'
import { type AisleOfList, listText } from './listLines.ts'
import { type Listed, shoppingList } from './shoppingList.ts'

/** The last clearing can be undone. */
export function ListActions({ aisles }: { aisles: AisleOfList[] }) {
  const [cleared, setCleared] = useState<ReadonlyMap<string, Listed>>()
  const done = aisles.flatMap(({ lines }) => lines.filter(({ isDone }) => isDone))
  function clearDone() {
    setCleared(shoppingList.readAll())
    removeItems(done.flatMap(({ refs }) => refs))
  }
  function undo(records: ReadonlyMap<string, Listed>) {
    putBack(records)
    setCleared(undefined)
  }
  const actions = {
    ...(aisles.length > 0 && {
      Share: () => void shareList(aisles),
      Copy: () => void copy(aisles),
      Print: () => window.print(),
      ...(done.length > 0 && { 'Clear ticked': clearDone }),
      'Clear all': () => setCleared(clearList()),
    }),
    ...(cleared && { Undo: () => undo(cleared) }),
  }
  return (
    <div className="wide-row screen-only">
      <p role="status">{cleared && 'Cleared.'}</p>
      {Object.entries(actions).map(([label, act]) => (
        <Button key={label} variant="default" onClick={act}>
          {label}
        </Button>
      ))}
    </div>
  )
}

async function shareList(aisles: AisleOfList[]) {
  const text = listText(aisles)
  const outcome = await shareOrCopy({ title: `Shopping list, ${settings.brand}`, text }, text)
  if (outcome !== 'handedOn') sayCopied(outcome === 'copied')
}

async function copy(aisles: AisleOfList[]) {
  sayCopied(await copyText(listText(aisles)))
}

function sayCopied(isCopied: boolean) {
  showToast(
    isCopied
      ? { title: 'List copied', message: 'Paste it into a message or a note.' }
      : {
          title: 'Not copied',
          message: 'This browser does not allow copying. Print the list instead.',
          variant: 'destructive',
        },
  )
}
