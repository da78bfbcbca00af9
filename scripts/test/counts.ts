import { existsSync, readFileSync, rmSync } from 'node:fs'
import { isRecord, parseJson } from '../../src/shared/checkJson.ts'

export type TestCounts = ReturnType<typeof reportedCounts>

export const VITEST_REPORT = '.build/vitest.json'
const PLAYWRIGHT_REPORT = '.build/playwright.json'

/** Removes reports of earlier runs, so that a crashed runner cannot pass with an old one. */
export function forgetReports(): void {
  for (const file of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(file, { force: true })
}

/** Returns the counts of a Vitest run; a missing report counts as one failure. */
export function countVitest(): TestCounts {
  return reportedCounts(readReport(VITEST_REPORT), 'numPassedTests', 'numFailedTests')
}

/** Returns the counts of a Playwright run; a flaky test counts as failed. */
export function countPlaywright(): TestCounts {
  return reportedCounts(readReport(PLAYWRIGHT_REPORT).stats, 'expected', 'unexpected', 'flaky')
}

function readReport(file: string): Record<string, unknown> {
  return Object(existsSync(file) && parseJson(readFileSync(file, 'utf8')))
}

function reportedCounts(report: unknown, passed: string, ...failed: string[]) {
  if (!isRecord(report) || !(passed in report)) return { passed: 0, failed: 1 }
  const count = (name: string) => Number(report[name] ?? 0)
  return { passed: count(passed), failed: failed.reduce((sum, name) => sum + count(name), 0) }
}
