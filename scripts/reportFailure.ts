import { explainFailure } from '../pipeline/system/explainFailure.ts'

/** Says on the terminal why a command failed, which then ends with 1. */
export function reportFailure(error: unknown): void {
  const message = error instanceof Error ? error.message : error
  console.error(explainFailure(error) ?? message)
  process.exitCode = 1
}
