/** Compiles `content/`, since `tsc` needs the generated types. */
import { buildMoment } from '../pipeline/build/buildMoment.ts'
import { withBuildLock } from '../pipeline/build/buildLock.ts'
import {
  compileContent,
  countCompiled,
  notesOn,
} from '../pipeline/content/compile/compileContent.ts'

const now = buildMoment(process.env, new Date())
const compiled = await withBuildLock(() => compileContent({ now, audience: 'readers' }))
console.log([...notesOn(compiled), countCompiled(compiled)].join('\n'))
