import { Button } from '@mantine/core'
import { useState } from 'react'
import { settings } from '../../../settings/settings.ts'
import { copyText, share } from '../../../ui/share/shareLink.ts'
import { sayUnstored } from '../../../ui/toast/sayUnstored.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { clearList, putBack, removeItems } from './changeList.ts'
import { type AisleOfList, listText } from './listLines.ts'
import { type Listed, shoppingList } from './shoppingList.ts'
import classes from './ShoppingListView.module.css'

/** The last clearing can be undone. */
export function ListActions({ aisles }: { aisles: AisleOfList[] }) {
  const [cleared, setCleared] = useState<ReadonlyMap<string, Listed>>()
  const done = aisles.flatMap(({ lines }) => lines.filter(({ isDone }) => isDone))
  const isEmpty = aisles.length === 0

  function clearDone() {
    setCleared(shoppingList.readAll())
    if (!removeItems(done.flatMap(({ refs }) => refs))) sayUnstored()
  }
  function undo() {
    if (cleared) putBack(cleared)
    setCleared(undefined)
  }
  return (
    <div className={classes.actions}>
      {!isEmpty && (
        <>
          <Button variant="default" onClick={() => void hand(aisles)}>
            Share
          </Button>
          <Button variant="default" onClick={() => void copy(aisles)}>
            Copy
          </Button>
          <Button variant="default" onClick={() => window.print()}>
            Print
          </Button>
        </>
      )}
      {done.length > 0 && (
        <Button variant="default" onClick={clearDone}>
          Clear ticked
        </Button>
      )}
      {!isEmpty && (
        <Button variant="default" onClick={() => setCleared(clearList())}>
          Clear all
        </Button>
      )}
      <p role="status">{cleared && 'Cleared.'}</p>
      {cleared && (
        <Button variant="default" onClick={undo}>
          Undo
        </Button>
      )}
    </div>
  )
}

async function hand(aisles: AisleOfList[]) {
  const text = listText(aisles)
  const outcome = await share({ title: `Shopping list, ${settings.brand}`, text }, text)
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
          message: 'This browser lets no page copy. Print the list instead.',
          variant: 'destructive',
        },
  )
}
