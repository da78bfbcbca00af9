import { explainFailure } from '../pipeline/system/explainFailure.ts'

/** Says on the terminal why a command failed, which then ends with 1. */
export function reportFailure(error: unknown): void {
  console.error(explainFailure(error) ?? error)
  process.exitCode = 1
}
