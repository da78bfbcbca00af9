import { existsSync } from 'node:fs'
import { FINISHED, PUBLISHED } from '../../pipeline/build/publish.ts'
import type { SitePictures } from '../../pipeline/build/sitePictures.ts'
import { startStaticHost } from '../../pipeline/server/staticHost.ts'
import { readPort } from '../readPort.ts'

/** Serves the site that a build puts together and publishes; null, with the reason, if it cannot. */
export async function startServing() {
  const port = readPort()
  if (port === null) return null
  let showPictures: ((pictures: SitePictures) => void) | undefined
  const staged = new Promise<SitePictures>((resolve) => {
    showPictures = resolve
  })
  try {
    const host = await startStaticHost({
      // Until it is published under its other name.
      root: () => (existsSync(FINISHED) ? FINISHED : PUBLISHED),
      provide: async (parts) => (await staged).provide(parts),
      port,
    })
    return {
      /** Begins to answer. */
      show(pictures: SitePictures): Promise<void> {
        showPictures?.(pictures)
        console.log(`Serving    http://localhost:${host.port} (Ctrl+C ends it)`)
        return Promise.resolve()
      },
      close: () => host.close(),
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}
