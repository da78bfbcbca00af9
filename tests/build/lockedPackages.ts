import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LOOKED_UP } from './licenseRules.ts'

interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  resolved?: string
  /** A package of this workspace. */
  link?: boolean
}

/** package-lock.json, as far as it matters here; `''` is the project itself. */
interface Lock {
  lockfileVersion: number
  packages: Record<string, LockEntry>
}

interface LockedPackage {
  /** Where it lies: `node_modules/react`. */
  place: string
  name: string
  version: string
  /** An SPDX expression, or `none`. */
  license: string
  /** Whether the site needs it to run; the others build and test it. */
  runtime: boolean
}

export async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile('package-lock.json', 'utf8'))
}

/** Without the project itself and packages of its workspace. */
export function installedEntries({ packages }: Lock): [place: string, entry: LockEntry][] {
  return Object.entries(packages).filter(
    ([place, { link }]) => place.startsWith('node_modules/') && !link,
  )
}

/** All packages, also those for other systems, by name and version. */
export async function lockedPackages(): Promise<LockedPackage[]> {
  const entries = installedEntries(await readLock())
  const found = await Promise.all(entries.map(([place, entry]) => describePackage(place, entry)))
  return found.toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  )
}

async function describePackage(place: string, entry: LockEntry): Promise<LockedPackage> {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  // The lock file omits licences in the old form.
  const license = LOOKED_UP[name] ?? entry.license ?? (await oldLicense(place))
  const runtime = !entry.dev && !entry.devOptional
  return { place, name, version: entry.version ?? '', license: license ?? 'none', runtime }
}

async function oldLicense(place: string): Promise<string | undefined> {
  try {
    const file = path.join(place, 'package.json')
    const described: { licenses?: { type?: string }[] } = JSON.parse(await readFile(file, 'utf8'))
    return described.licenses?.[0]?.type
  } catch {
    return undefined
  }
}
