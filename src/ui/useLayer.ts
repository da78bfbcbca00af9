import { useCallback, useEffect, useState } from 'react'
import { reloadOnce } from '../loading/reloadOnce.ts'
import { isStored } from '../storage/storedList.ts'
import { layersOfPage } from './layersOfPage.ts'

/**
 * A part of the program that loads when it is first used; where that fails, the page is loaded once
 * more.
 *
 * @param load imports it
 */
export function lazyLayer<Layer>(load: () => Promise<Layer>) {
  let loaded: Layer | undefined
  return {
    /** Once it is there, other pages have it from their first render on. */
    loaded: () => loaded,
    async load(): Promise<Layer | undefined> {
      try {
        loaded ??= await load()
      } catch {
        void reloadOnce()
      }
      return loaded
    },
    /** Has the browser fetch it, for when it is used. */
    fetch: () => void load().catch(() => {}),
  }
}

/**
 * Loads a part of the program when it is used, or when the browser has something stored for it.
 *
 * @param keys of the storage, with a blank between two
 * @returns the part, if it is there, and what loads it
 */
export function useLayer<Layer>(
  layer: ReturnType<typeof lazyLayer<Layer>>,
  keys: string,
  isUsed = false,
) {
  const [shown, setShown] = useState(layer.loaded)
  const use = useCallback(async () => {
    const loaded = await layer.load()
    setShown(() => loaded)
    return loaded
  }, [layer])
  useEffect(() => {
    if (!isUsed && !keys.split(' ').some(isStored)) {
      layersOfPage.add(layer)
      return () => void layersOfPage.delete(layer)
    }
    void layer.load().then((loaded) => setShown(() => loaded))
    return undefined
  }, [layer, keys, isUsed])
  return [shown, use] as const
}
