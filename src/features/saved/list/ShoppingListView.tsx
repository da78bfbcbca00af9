import { Button } from '@mantine/core'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { emptyList } from 'words/pages'
import { title as planOfWeek } from 'words/plan'
import { send as sendWord } from 'words/sendList'
import * as words from 'words/shoppingList'
import { paths } from '../../../addresses/paths.ts'
import { chosenUnits } from '../../../storage/chosenUnits.ts'
import { useRecord, useRecords } from '../../../storage/deviceStore.ts'
import { UNITS_RECORD_ID } from '../../../storage/keys.ts'
import textInput from '../../../ui/field/textInput.module.css'
import { EmptyState } from '../../../ui/list/EmptyState.tsx'
import { CookTogether } from '../../../ui/list/CookTogether.tsx'
import { lazyFeature } from '../../../ui/lazyFeature.ts'
import { RemoveButton } from '../../../ui/list/RemoveButton.tsx'
import { useDoneNote } from '../useDoneNote.tsx'
import { useSending } from '../send/useSending.tsx'
import { useKeptPlace } from '../useKeptPlace.ts'
import { addLine, removeRecipe, clearList, removeItems, changeWithUndo } from './changeList.ts'
import { ShoppingLine, MAX_LINE } from './ShoppingLine.tsx'
import {
  groupByAisle,
  type AisleOfList,
  listText,
  nameAisles,
  type RemovedLine,
  withRemoved,
} from './listLines.ts'
import { type Listed, shoppingList } from '../../../storage/shoppingList.ts'
import classes from './shoppingList.module.css'
import { settings } from '../../../settings/settings.ts'
import { copyText, shareOrCopy } from '../../../ui/share/shareOrCopy.ts'
import { showToast } from '../../../ui/toast/toast.ts'

// In a shared module, this import would delay the entry by another file.
const sending = lazyFeature(() => import('../send/sendFeature.tsx'))

export default function ShoppingListView() {
  const records = useRecords(shoppingList)
  const aisles = groupByAisle(records, useRecord(chosenUnits, UNITS_RECORD_ID))
  const [removed, setRemoved] = useState<RemovedLine>()
  const [editing, setEditing] = useState<{ key?: string; rewritten?: string }>({})
  const { send, sheet, received, views } = useSending(paths.shoppingList, sending)
  const sendList = () => send(({ packRecord }) => [...records.values()].map(packRecord))
  return (
    <div className={`print-columns stack ${classes.list}`}>
      <Suspense>{views && <views.ReceivedList hash={received} />}</Suspense>
      {sheet}
      {aisles.length === 0 && <EmptyState>{emptyList}</EmptyState>}
      <AddLine />
      <Recipes records={records} />
      <CookTogether ids={[...records.values()].flatMap(({ recipe }) => recipe ?? [])} />
      <a className="touch-link screen-only" href={paths.plan}>
        {planOfWeek}
      </a>
      {nameAisles(withRemoved(aisles, removed)).map(({ aisle, name, lines }) => (
        <section key={aisle} aria-label={name} className={classes.aisle}>
          {name && <h2 className="small-heading">{name}</h2>}
          <ul className={`ruled ${classes.lines}`}>
            {lines.map((line, index) => (
              <ShoppingLine
                key={line.key}
                line={line}
                undo={line === removed?.line ? removed.undo : undefined}
                remove={() => {
                  const putBack = changeWithUndo(() => removeItems(line.refs))
                  const undo = () => {
                    putBack()
                    setRemoved(undefined)
                  }
                  setRemoved({ line, index, undo })
                }}
                isEdited={editing.key === line.key}
                isRewritten={line.refs[0]?.record === editing.rewritten}
                edit={(isEdited, rewritten) =>
                  setEditing({ key: isEdited ? line.key : undefined, rewritten })
                }
              />
            ))}
          </ul>
        </section>
      ))}
      <ListActions aisles={aisles} sendList={sendList} />
    </div>
  )
}

function Recipes({ records }: { records: ReadonlyMap<string, Listed> }) {
  const rows = useKeptPlace(records).filter(({ record }) => record.recipe !== undefined)
  if (rows.length === 0) return null
  return (
    <ul aria-label={words.recipesOnList} className={classes.recipes}>
      {rows
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, record: { recipe = 0, title, servings, swap }, undo, removeBy }) => {
          const scale = new URLSearchParams(servings ? { servings: String(servings) } : {})
          if (swap) scale.set('swap', swap)
          const remove = () => removeBy(() => changeWithUndo(() => removeRecipe(recipe)))
          return (
            <li key={id} className={undo && 'screen-only'}>
              <a
                className="touch-link strong"
                href={[paths.recipe(recipe), String(scale)].filter(Boolean).join('?')}
              >
                {title}
              </a>
              <span className="dimmed small no-wrap">
                {undo ? words.removed : servings && words.forServings({ servings })}
              </span>
              <RemoveButton {...{ title, remove, undo }} />
            </li>
          )
        })}
    </ul>
  )
}

function AddLine() {
  const field = useRef<HTMLInputElement>(null)
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    if (text === '') return
    addLine({ text })
    event.currentTarget.reset()
  }
  return (
    <form onSubmit={add} className={`${textInput.group} ${classes.add} screen-only`}>
      <input
        ref={field}
        aria-label={words.somethingElse}
        placeholder={words.somethingElse}
        maxLength={MAX_LINE}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit" size="md" radius="xl">
        {words.add}
      </Button>
    </form>
  )
}

function ListActions({ aisles, sendList }: { aisles: AisleOfList[]; sendList: () => void }) {
  const { note, tell } = useDoneNote()
  const done = aisles.flatMap(({ lines }) => lines.filter(({ isDone }) => isDone))
  const refs = done.flatMap((line) => line.refs)
  const clear = (act: () => void) => tell({ text: words.cleared, undo: changeWithUndo(act) })
  const actions = {
    [words.share]: () => void shareList(aisles),
    [sendWord]: sendList,
    [words.copy]: () => void copyText(listText(aisles)).then(sayCopied),
    [words.print]: () => window.print(),
    ...(refs.length > 0 && { [words.clearTicked]: () => clear(() => removeItems(refs)) }),
    [words.clearAll]: () => clear(clearList),
  }
  return (
    <div className="centered-row screen-only">
      {note}
      {aisles.length > 0 &&
        Object.entries(actions).map(([label, act]) => (
          <Button key={label} variant="default" onClick={act}>
            {label}
          </Button>
        ))}
    </div>
  )
}

async function shareList(aisles: AisleOfList[]) {
  const text = listText(aisles)
  const title = words.listOf({ brand: settings.brand })
  const outcome = await shareOrCopy({ title, text }, text)
  if (outcome !== 'shared') sayCopied(outcome === 'copied')
}

function sayCopied(isCopied: boolean) {
  showToast(
    isCopied
      ? { title: words.copied, message: words.pasteList }
      : { title: words.notCopied, message: words.printInstead, variant: 'destructive' },
  )
}
