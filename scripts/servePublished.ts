import { PUBLISHED } from '../pipeline/build/publish.ts'
import { siteBase } from '../pipeline/system/siteBase.ts'
import { ExplainedError } from '../pipeline/system/explainFailure.ts'
import { startStaticHost, type StaticHost } from '../pipeline/server/staticHost.ts'
import { readArguments } from './readArguments.ts'

const DEFAULT_PORT = '4173'
const HELP = 'Write for example: npm run serve -- --port 4801'

/** Serves `dist/` at the port of `--port` or `PORT`; returns null after printing why it cannot. */
export async function servePublished(): Promise<StaticHost | null> {
  try {
    const { PORT = DEFAULT_PORT } = process.env
    const { port = PORT } = readArguments({ options: { port: { type: 'string' } } }, HELP).values
    if (!/^\d+$/.test(port) || Number(port) > 65535)
      throw new ExplainedError(`The port is “${port}”, and must be from 0 to 65535. ${HELP}`)
    return await startStaticHost({ root: PUBLISHED, port: Number(port), base: siteBase })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}
