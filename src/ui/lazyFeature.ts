import { useCallback, useEffect, useState } from 'react'
import * as words from 'words/site'
import { reloadOnce } from '../shared/reloadOnce.ts'
import { readItem } from '../storage/webStorage.ts'
import { showToast } from './toast/toast.ts'

export const featuresToPrefetch = new Set<{ fetch: () => void }>()

/** Loads code at its first use; a later use retries after a failure. */
export function lazyFeature<Code>(load: () => Promise<Code>) {
  let loaded: Code | undefined
  return {
    /** Returns the code if it is loaded, so that the next page renders with it at once. */
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

/** Loads a feature that is used or has stored data. @param keys of storage, separated by spaces */
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
    // The build may be outdated. A reload keeps the request, since the address contains it.
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
