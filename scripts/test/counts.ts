import { existsSync, readFileSync, rmSync } from 'node:fs'
import { isRecord, parseJson } from '../../src/shared/checkJson.ts'

export type TestCounts = ReturnType<typeof countPlaywright>

export const VITEST_REPORT = '.build/vitest.json'
const PLAYWRIGHT_REPORT = '.build/playwright.json'

/** Removes reports of earlier runs: a runner that crashes must not pass with an old one. */
export function forgetReports(): void {
  for (const file of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(file, { force: true })
}

/** Returns the counts of a Vitest run; a missing report counts as one failure. */
export function countVitest(): TestCounts {
  const report = readReport(VITEST_REPORT)
  if (!report) return { passed: 0, failed: 1 }
  return { passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') }
}

/** Returns the counts of a Playwright run; a flaky test counts as failed. */
export function countPlaywright() {
  const stats = readReport(PLAYWRIGHT_REPORT)?.stats
  if (!isRecord(stats)) return { passed: 0, failed: 1 }
  const failed = numberIn(stats, 'unexpected') + numberIn(stats, 'flaky')
  return { passed: numberIn(stats, 'expected'), failed }
}

function readReport(file: string): Record<string, unknown> | null {
  const report = existsSync(file) && parseJson(readFileSync(file, 'utf8'))
  return isRecord(report) ? report : null
}

function numberIn(record: Record<string, unknown>, name: string): number {
  const value = record[name]
  return typeof value === 'number' ? value : 0
}
