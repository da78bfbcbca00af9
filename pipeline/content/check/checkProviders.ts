import type { Complain } from '../report/problem.ts'
import type { ReadDocument } from '../read/document.ts'

const GROUPS = [
  { kind: 'analytics', provider: 'plausible', needs: 'domain' },
  { kind: 'analytics', provider: 'ga4', needs: 'measurementId' },
  { kind: 'ads', provider: 'adsense', needs: 'client' },
]

/** A provider that is chosen needs its group, and a group needs its provider to be chosen. */
export function checkProviders(document: ReadDocument, complain: Complain): void {
  if (document.type.name !== 'Site') return
  for (const group of GROUPS) checkGroup(document, group, complain)
}

function checkGroup(
  { placed, problems }: ReadDocument,
  { kind, provider, needs }: (typeof GROUPS)[number],
  complain: Complain,
) {
  const choice = placed.find(({ path }) => path === `providers.${kind}`)
  const value = placed.find(({ path }) => path.startsWith(`providers.${provider}.`))
  const isReported = problems.some(({ what }) => what.includes(`“providers.${provider}`))
  if (!choice || isReported) return
  if (choice.value === provider && !value) {
    const what = `“providers.${kind}” is “${provider}”, but “providers.${provider}” is missing.`
    const fix = `Add “${provider}:” below it with “${needs}:” and what else docs/editing.md names, or write “none”.`
    complain(choice.place, 'half-provider', what, fix)
  }
  if (choice.value !== provider && value) {
    const what = `“providers.${provider}” is filled in, but “${kind}: ${String(choice.value)}” does not use it.`
    const fix = `Write “${kind}: ${provider}”, or put a # before each line of “${provider}:”.`
    complain(value.place, 'half-provider', what, fix)
  }
}
