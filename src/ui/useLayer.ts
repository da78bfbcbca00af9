import { useCallback, useEffect, useState } from 'react'
import { reloadOnce } from '../shared/reloadOnce.ts'
import { readText } from '../storage/storedText.ts'

export const layersToPrefetch = new Set<{ fetch: () => void }>()

/** Loads code when it is first used; reloads the page if that fails. */
export function lazyLayer<Layer>(load: () => Promise<Layer>) {
  let loaded: Layer | undefined
  return {
    /** Returns the layer once it is loaded, so that the next page renders with it at once. */
    loaded: () => loaded,
    async load(): Promise<Layer | undefined> {
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

/** Loads a layer when it is used, or something is stored for it. @param keys separated by spaces */
export function useLayer<Layer>(
  layer: ReturnType<typeof lazyLayer<Layer>>,
  keys: string,
  isUsed = false,
) {
  const [code, setCode] = useState(layer.loaded)
  const use = useCallback(async () => {
    const loaded = await layer.load()
    setCode(() => loaded)
    return loaded
  }, [layer])
  useEffect(() => {
    if (!isUsed && keys.split(' ').every((key) => readText(key) === null)) {
      layersToPrefetch.add(layer)
      return () => void layersToPrefetch.delete(layer)
    }
    void layer.load().then((loaded) => setCode(() => loaded))
    return undefined
  }, [layer, keys, isUsed])
  return [code, use] as const
}
