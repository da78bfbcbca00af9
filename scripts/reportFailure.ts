import { explainFailure } from '../pipeline/system/explainFailure.ts'

/** Prints why a command failed, and makes it end with 1. */
export function reportFailure(error: unknown): void {
  console.error(explainFailure(error) ?? error)
  process.exitCode = 1
}
