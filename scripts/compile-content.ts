/** Compiles `content/` into data and types: `npm run compile`. */
import { buildNow } from '../pipeline/build/buildNow.ts'
import { compileContent } from '../pipeline/content/compileContent.ts'
import { countCompiled, notesOn } from '../pipeline/content/describeCompiled.ts'
import { ContentError } from '../pipeline/content/problem.ts'

try {
  const now = buildNow(process.env, new Date())
  const compiled = await compileContent({ now, for: 'readers' })
  console.log([...notesOn(compiled), countCompiled(compiled)].join('\n'))
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
