/** Compiles `content/` into data and types: `npm run compile`. */
import { compileContent } from '../pipeline/content/compileContent.ts'
import { ContentError } from '../pipeline/content/problem.ts'

try {
  const count = await compileContent()
  console.log(`${count} documents compiled`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
