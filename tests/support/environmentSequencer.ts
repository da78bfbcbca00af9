import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the tests with a document after all others. A worker keeps what it has imported only as long
 * as the next file asks for the same environment.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is no array
    const sorted = await super.sort(files)
    const withDocument = new Set(sorted.filter(asksForDocument))
    return [...sorted.filter((file) => !withDocument.has(file)), ...withDocument]
  }
}

function asksForDocument({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom')
}
