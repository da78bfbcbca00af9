import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import * as words from 'words/sendList'
import { paths } from '../../../addresses/paths.ts'
import { type Listed, shoppingList } from '../../../storage/shoppingList.ts'
import { changeWithUndo, storeRecords } from '../list/changeList.ts'
import { useDoneNote } from '../useDoneNote.tsx'
import { findFoods } from './findFoods.ts'
import { mergeLists } from './mergeLists.ts'
import { ReceivedPanel } from './ReceivedPanel.tsx'
import { linkReader } from './sentLink.ts'
import { unpackRecord } from './sentList.ts'

const readList = linkReader(unpackRecord)

/** Asks whether to add the list in the address. @param hash empty without a list */
export function ReceivedList({ hash }: { hash: string }) {
  const offer = hash === '' ? undefined : use(readList(hash))
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
      {offer && (
        <ReceivedPanel
          {...{ offer, words, forget, describe: describeList }}
          add={(list) => void add(list)}
        />
      )}
      {note}
    </div>
  )
}

function describeList(list: readonly Listed[]) {
  const items = list.flatMap((listed) => listed.items)
  const dishes = list.flatMap(({ recipe, title }) => (recipe === undefined ? [] : title))
  const ticked = items.filter(({ isDone }) => isDone).length
  const { added } = mergeLists(shoppingList.readAll(), list, '')
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
