/** Compiles `content/` into data and types. */
import { buildNow } from '../pipeline/build/buildNow.ts'
import { compileContent } from '../pipeline/content/compile/compileContent.ts'
import { countCompiled, notesOn } from '../pipeline/content/compile/describeCompiled.ts'
import { explainFailure } from '../pipeline/failure.ts'
import { withBuildLock } from '../pipeline/buildLock.ts'
import { reportWaiting } from './reportWaiting.ts'

try {
  const now = buildNow(process.env, new Date())
  const compile = () => compileContent({ now, for: 'readers' })
  const compiled = await withBuildLock(compile, { onWait: reportWaiting })
  console.log([...notesOn(compiled), countCompiled(compiled)].join('\n'))
} catch (error) {
  const explanation = explainFailure(error)
  if (explanation === undefined) throw error
  console.error(explanation)
  process.exitCode = 1
}
