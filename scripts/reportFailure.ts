import { explainFailure } from '../pipeline/system/explainFailure.ts'
import { messageOf } from '../src/shared/messageOf.ts'

/** Prints why a command failed, and exits with 1. @param help the text for wrong options */
export function reportFailure(error: unknown, help: string): never {
  const isOption = String(Object(error).code).startsWith('ERR_PARSE_ARGS')
  console.error(isOption ? `${messageOf(error)}\n\n${help}` : (explainFailure(error) ?? error))
  process.exit(1)
}
