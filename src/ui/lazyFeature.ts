import { useCallback, useEffect, useState } from 'react'
import { reloadOnce } from '../shared/reloadOnce.ts'
import { readText } from '../storage/storedText.ts'

export const featuresToPrefetch = new Set<{ fetch: () => void }>()

/** Loads code when it is first used; reloads the page if that fails. */
export function lazyFeature<Code>(load: () => Promise<Code>) {
  let loaded: Code | undefined
  return {
    /** Returns the feature once it is loaded, so that the next page renders with it at once. */
    loaded: () => loaded,
    async load(): Promise<Code | undefined> {
      try {
        loaded ??= await load()
      } catch {
        void reloadOnce()
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
  const use = useCallback(async () => {
    const loaded = await feature.load()
    setCode(() => loaded)
    return loaded
  }, [feature])
  useEffect(() => {
    if (!isUsed && keys.split(' ').every((key) => readText(key) === null)) {
      featuresToPrefetch.add(feature)
      return () => void featuresToPrefetch.delete(feature)
    }
    void feature.load().then((loaded) => setCode(() => loaded))
    return undefined
  }, [feature, keys, isUsed])
  return [code, use] as const
}
