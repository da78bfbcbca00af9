import { readFileSync, rmSync } from 'node:fs'
import { isRecord } from '../../src/json/checkJson.ts'

export interface Counts {
  passed: number
  failed: number
}

/** Where each runner of tests reports. */
const REPORTS = { vitest: '.build/vitest.json', playwright: '.build/playwright.json' }

export type Runner = keyof typeof REPORTS

/** Removes what an earlier run reported, so that a runner that crashes cannot pass with it. */
export function forgetReports(): void {
  for (const file of Object.values(REPORTS)) rmSync(file, { force: true })
}

/** The tests that a runner reports; one failure when it left no report, and a flaky test is one. */
export function countTests(runner: Runner): Counts {
  const report = readReport(REPORTS[runner])
  const stats = runner === 'vitest' ? report : report?.stats
  if (!isRecord(stats)) return { passed: 0, failed: 1 }
  const sum = (...names: string[]) => names.reduce((total, name) => total + Number(stats[name]), 0)
  return runner === 'vitest'
    ? { passed: sum('numPassedTests'), failed: sum('numFailedTests') }
    : { passed: sum('expected'), failed: sum('unexpected', 'flaky') }
}

function readReport(file: string): Record<string, unknown> | null {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(report) ? report : null
  } catch {
    return null
  }
}
