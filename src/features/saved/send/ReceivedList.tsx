import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import * as words from 'words/sendList'
import { paths } from '../../../addresses/paths.ts'
import { type Listed, shoppingList } from '../../../storage/shoppingList.ts'
import { changeWithUndo, storeRecords } from '../list/changeList.ts'
import { useDoneNote } from '../useDoneNote.tsx'
import { findFoods } from './findFoods.ts'
import { mergeLists } from './mergeLists.ts'
import { nameRefusal, ReceivedPanel } from './ReceivedPanel.tsx'
import { linkReader } from './sentLink.ts'
import { unpackRecord } from './sentList.ts'

const readList = linkReader(unpackRecord)

/** Asks whether to add the list of the address. @param hash empty without a list */
export function ReceivedList({ hash }: { hash: string }) {
  const offer = hash === '' ? [] : use(readList(hash))
  const navigate = useNavigate()
  const { note, tell } = useDoneNote()
  // Without the list in the address, a reload does not ask again.
  const forget = () => void navigate(paths.shoppingList, { replace: true })

  async function add(list: readonly Listed[]) {
    forget()
    const complete = await Promise.all(list.map(findFoods))
    const { records, added } = mergeLists(
      shoppingList.readAll(),
      complete,
      new Date().toISOString(),
    )
    const undo = changeWithUndo(() => storeRecords(records))
    tell({ text: words.addedLines({ count: added }), undo })
  }
  return (
    <div>
      {Array.isArray(offer) && offer.length > 0 && (
        <ReceivedPanel
          title={words.received}
          addLabel={words.addReceived}
          add={() => void add(offer)}
          forget={forget}
        >
          <Contents offer={offer} />
        </ReceivedPanel>
      )}
      {typeof offer === 'string' && (
        <p role="status" className="centered-row screen-only">
          {nameRefusal(offer)}
        </p>
      )}
      {note}
    </div>
  )
}

function Contents({ offer }: { offer: readonly Listed[] }) {
  const items = offer.flatMap((listed) => listed.items)
  const dishes = offer.flatMap(({ recipe, title }) => (recipe === undefined ? [] : title))
  const ticked = items.filter(({ isDone }) => isDone).length
  const { added } = mergeLists(shoppingList.readAll(), offer, '')
  return (
    <>
      <p className="strong">
        {words.receivedLines({ lines: items.length, recipes: dishes.length, ticked })}
      </p>
      {dishes.length > 0 && <p>{dishes.join(', ')}</p>}
      <p>
        {words.known({ count: items.length - added })} {words.merging}
      </p>
    </>
  )
}
