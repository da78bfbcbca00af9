/** Lists every package with its licence, and fails on one that is not allowed. */
import { isAllowed } from '../pipeline/licenses/licenseRules.ts'
import { type LockedPackage, lockedPackages } from '../pipeline/licenses/lockedPackages.ts'

const packages = await lockedPackages()
for (const [title, wanted] of [
  ['In the site', true],
  ['To build and test it', false],
] as const) {
  const listed = packages.filter(({ runtime }) => runtime === wanted)
  console.log(`\n${title}: ${listed.length} packages, ${countsOf(listed)}\n`)
  for (const { name, version, license } of listed) {
    console.log(`${name.padEnd(44)} ${version.padEnd(14)} ${license}`)
  }
}

const refused = packages.filter(({ license, runtime }) => !isAllowed(license, runtime))
for (const { name, version, license } of refused) {
  console.error(
    `${name} ${version}: the licence “${license}” is not allowed. Take another package, or allow ` +
      'the licence in pipeline/licenses/licenseRules.ts with its reason.',
  )
}
process.exitCode = refused.length > 0 ? 1 : 0

function countsOf(listed: LockedPackage[]): string {
  const counts = new Map<string, number>()
  for (const { license } of listed) counts.set(license, (counts.get(license) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  return sorted.map(([license, count]) => `${count} ${license}`).join(', ')
}
