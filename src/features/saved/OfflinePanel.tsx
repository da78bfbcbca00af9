import { Button } from '@mantine/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AllRecipes } from '../../addresses/offlineFiles.ts'
import { fetchAllRecipes } from '../../offline/allRecipes.ts'
import { pinProgress } from '../../offline/pinnedPages.ts'
import { settings } from '../../settings/settings.ts'
import { useRecord } from '../../storage/deviceStore.ts'
import { KEEP_ALL_ID, keepAllChoice } from '../../storage/recipeStores.ts'
import { warnUnstored } from '../../ui/toast/warnUnstored.ts'
import { countOf } from '../../shared/words.ts'
import { useHydrated } from '../../shared/useBrowserValue.ts'
import classes from './panel.module.css'

export function OfflinePanel() {
  const isHydrated = useHydrated()
  if (!isHydrated || !settings.offline || !('serviceWorker' in navigator)) return null
  return (
    <section
      aria-labelledby="without-connection"
      className={`framed stack ${classes.panel} screen-only`}
    >
      <h2 id="without-connection">Without a connection</h2>
      <p>
        What you have opened, saved or put on the shopping list opens without a connection, with its
        pictures. You can keep all recipes of the site as well.
      </p>
      <Choice />
    </section>
  )
}

const PROBLEMS = {
  network: 'The connection was lost. Saving continues when it is back, or at your next visit.',
  space: 'This device is full. The recipes saved so far stay; free some space to save the rest.',
}

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
      <Button variant={isChosen ? 'default' : 'filled'} onClick={() => choose(!isChosen)}>
        {isChosen ? 'Stop keeping all recipes' : 'Keep all recipes'}
      </Button>
      {!isChosen && (
        <p className={`dimmed ${classes.about}`}>
          {size &&
            `${countOf(size.paths.length, 'recipe')}, about ${megabytes(size)} MB on this device.`}
        </p>
      )}
      {isChosen && (
        <div className={classes.progress}>
          <progress value={done} max={Math.max(total, 1)} aria-label="Recipes on this device" />
          {/* The count changes with each recipe, too often to be announced. */}
          <p>
            {done} of {countOf(total, 'recipe')} {total === 1 ? 'is' : 'are'} on this device.
          </p>
          <p role="status" className={`dimmed ${classes.about}`}>
            {total > 0 && done === total && 'All of them open without a connection.'}
            {problem && PROBLEMS[problem]}
          </p>
        </div>
      )}
    </>
  )
}

function choose(keep: boolean) {
  if (!keepAllChoice.change(KEEP_ALL_ID, () => keep || undefined)) warnUnstored()
  if (keep) void navigator.storage?.persist?.()
}
