/** Compiles `content/` into data and types: `npm run compile`. */
import { compileContent } from '../pipeline/content/compileContent.ts'
import { explainFailure } from '../pipeline/failure.ts'
import { inTurn } from '../pipeline/turns/inTurn.ts'
import { tellWaiting } from './tellWaiting.ts'

try {
  const count = await inTurn(compileContent, { onWait: tellWaiting })
  console.log(`${count} documents compiled`)
} catch (error) {
  const explanation = explainFailure(error)
  if (explanation === undefined) throw error
  console.error(explanation)
  process.exitCode = 1
}
