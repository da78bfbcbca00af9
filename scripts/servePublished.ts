import { PUBLISHED } from '../pipeline/build/publish.ts'
import { siteBase } from '../pipeline/system/siteBase.ts'
import { startStaticHost, type StaticHost } from '../pipeline/server/staticHost.ts'

const DEFAULT_PORT = '4173'

/** Serves `dist/` at the port of `PORT`; returns null after printing why it cannot. */
export async function servePublished(): Promise<StaticHost | null> {
  const { PORT = DEFAULT_PORT } = process.env
  if (!/^\d+$/.test(PORT) || Number(PORT) > 65535) {
    console.error(`PORT is “${PORT}”. Set it to a number from 0 to 65535, or unset it.`)
    return null
  }
  try {
    return await startStaticHost({ root: PUBLISHED, port: Number(PORT), base: siteBase })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}
