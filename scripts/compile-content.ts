/** Compiles `content/`, from which `tsc` has the types of documents. */
import { buildNow } from '../pipeline/build/buildNow.ts'
import { withBuildLock } from '../pipeline/buildLock.ts'
import { compileContent } from '../pipeline/content/compile/compileContent.ts'
import { countCompiled, notesOn } from '../pipeline/content/compile/describeCompiled.ts'
import { reportFailure } from './reportFailure.ts'

try {
  const now = buildNow(process.env, new Date())
  const compiled = await withBuildLock(() => compileContent({ now, for: 'readers' }))
  console.log([...notesOn(compiled), countCompiled(compiled)].join('\n'))
} catch (error) {
  reportFailure(error)
}
