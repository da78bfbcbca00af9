import { parseArgs } from 'node:util'
import { ExplainedError } from '../pipeline/system/explainFailure.ts'
import { siteBase } from '../pipeline/system/siteBase.ts'
import { sitePaths } from '../pipeline/system/sitePaths.ts'
import { startStaticHost } from '../pipeline/server/staticHost.ts'

const HELP = 'Write for example: npm run serve -- --port 4801'

/** Serves `dist/` at the port of `--port` or `PORT`. @throws ExplainedError on failure */
export async function servePublished() {
  const { PORT = '4173' } = process.env
  const { port = PORT } = parseArgs({ options: { port: { type: 'string' } } }).values
  if (!/^\d+$/.test(port) || Number(port) > 65535)
    throw new ExplainedError(`The port is “${port}”, and must be from 0 to 65535. ${HELP}`)
  return startStaticHost({ root: sitePaths.dist, port: Number(port), base: siteBase })
}
