import { Button } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import * as words from 'words/saved'
import type { AllRecipes } from '../../../addresses/offlineFiles.ts'
import { fetchAllRecipes, pinProgress } from '../../../offline/pinnedPages.ts'
import { settings } from '../../../settings/settings.ts'
import { useRecord } from '../../../storage/deviceStore.ts'
import { KEEP_ALL_ID, keepAllChoice } from '../../../storage/recipeStores.ts'
import { warnIfNotStored } from '../../../ui/toast/warnIfNotStored.ts'
import { useHydrated } from '../../../shared/useBrowserValue.ts'
import classes from '../panel.module.css'

export function OfflinePanel() {
  const isHydrated = useHydrated()
  if (!isHydrated || !settings.offline || !('serviceWorker' in navigator)) return null
  return (
    <section
      aria-labelledby="without-connection"
      className={`framed stack ${classes.panel} screen-only`}
    >
      <h2 id="without-connection">{words.withoutConnection}</h2>
      <p>{words.aboutOffline}</p>
      <Choice />
    </section>
  )
}

const PROBLEMS = { network: words.connectionLost, space: words.deviceFull }

const megabytes = ({ bytes }: AllRecipes) => Math.max(1, Math.round(bytes / 1_000_000))

function Choice() {
  const isChosen = useRecord(keepAllChoice, KEEP_ALL_ID) === true
  const { done, total, problem } = useSyncExternalStore(pinProgress.subscribe, pinProgress.read)
  const [size, setSize] = useState<AllRecipes>()
  useEffect(() => {
    fetchAllRecipes().then(setSize, () => {})
  }, [])
  return (
    <>
      <Button variant={isChosen ? 'default' : 'filled'} onClick={() => storeKeepAll(!isChosen)}>
        {isChosen ? words.stopKeepingAll : words.keepAll}
      </Button>
      {!isChosen && (
        <p className={`dimmed ${classes.about}`}>
          {size && words.sizeOfAll({ count: size.paths.length, megabytes: megabytes(size) })}
        </p>
      )}
      {isChosen && (
        <div className={`stack ${classes.progress}`}>
          <progress value={done} max={Math.max(total, 1)} aria-label={words.recipesOnDevice} />
          {/* The count changes with each recipe, too often to be announced. */}
          <p>{words.progress({ done, total })}</p>
          <p role="status" className={`dimmed ${classes.about}`}>
            {total > 0 && done === total && words.allKept}
            {problem && PROBLEMS[problem]}
          </p>
        </div>
      )}
    </>
  )
}

function storeKeepAll(keep: boolean) {
  warnIfNotStored(keepAllChoice.change(KEEP_ALL_ID, () => keep || undefined))
  if (keep) void navigator.storage?.persist?.()
}
