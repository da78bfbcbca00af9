import { useCallback, useEffect, useState } from 'react'
import * as words from 'words/site'
import { reloadOnce } from '../shared/reloadOnce.ts'
import { readItem } from '../storage/webStorage.ts'
import { showToast } from './toast/toast.ts'

export const featuresToPrefetch = new Set<{ fetch: () => void }>()

/** Loads code when it is first used, and again after a failure. */
export function lazyFeature<Code>(load: () => Promise<Code>) {
  let loaded: Code | undefined
  return {
    /** Returns the feature once it is loaded, so that the next page renders with it at once. */
    loaded: () => loaded,
    async load(onFailure: () => void): Promise<Code | undefined> {
      try {
        loaded ??= await load()
      } catch {
        onFailure()
      }
      return loaded
    },
    fetch: () => void load().catch(() => {}),
  }
}

/** Loads a feature if it is used, or something is stored. @param keys separated by spaces */
export function useLazyFeature<Code>(
  feature: ReturnType<typeof lazyFeature<Code>>,
  keys: string,
  isUsed = false,
) {
  const [code, setCode] = useState(feature.loaded)
  useEffect(() => {
    if (!isUsed && keys.split(' ').every((key) => readItem(key) === null)) {
      featuresToPrefetch.add(feature)
      return () => void featuresToPrefetch.delete(feature)
    }
    // The code may be of a build that is gone; the address keeps what was asked for.
    const reload = () =>
      void reloadOnce().then((isReloading) => !isReloading && isUsed && sayNotLoaded())
    void feature.load(reload).then((loaded) => setCode(() => loaded))
    return undefined
  }, [feature, keys, isUsed])
  const use = useCallback(
    async (onFailure = sayNotLoaded) => {
      const loaded = await feature.load(onFailure)
      setCode(() => loaded)
      return loaded
    },
    [feature],
  )
  return [code, use] as const
}

function sayNotLoaded() {
  showToast({ title: words.notLoaded, message: words.checkConnection, variant: 'destructive' })
}
