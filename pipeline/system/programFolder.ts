import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this program; the content may be elsewhere. scripts/run.mjs sets `import.meta.url`. */
export const programFolder = path.resolve(fileURLToPath(import.meta.url), '../../..')
