/** Registers the service worker and tells it what to keep; loaded in idle time. */
import { ALL_RECIPES, type AllRecipes, WORKER } from '../addresses/offlineFiles.ts'
import { paths } from '../addresses/paths.ts'
import { shoppingList } from '../features/saved/list/shoppingList.ts'
import type { Visit } from '../offline/keepVisit.ts'
import { pinPages } from '../offline/pinnedPages.ts'
import { KEEP_ALL_ID, keepAllChoice, savedRecipes } from '../storage/keptRecipes.ts'
import { savesData } from './prefetch/connection.ts'
import { followPages } from './shownPage.ts'

export async function startOffline(): Promise<void> {
  const { serviceWorker } = navigator
  const wasControlled = serviceWorker.controller !== null
  // Bypasses the HTTP cache, so that a removed worker goes with the next page.
  await serviceWorker.register(WORKER, { updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  for (const { subscribe } of [savedRecipes, shoppingList, keepAllChoice]) subscribe(pin)
  window.addEventListener('online', pin)
  pin()
  followPages((visited) => {
    // A worker that controls the page has seen what it loads.
    const loaded = wasControlled ? [] : loadedFiles()
    const visit: Visit = { visited, loaded, savesData: savesData() }
    ;(serviceWorker.controller ?? active)?.postMessage(visit)
  })
}

function pin() {
  void wantedPaths()
    .then(pinPages)
    .catch(() => {})
}

async function wantedPaths(): Promise<string[]> {
  const ids = [
    ...[...savedRecipes.readAll().keys()].map(Number),
    ...[...shoppingList.readAll().values()].flatMap(({ recipe }) => recipe ?? []),
  ]
  const all = keepAllChoice.read(KEEP_ALL_ID) ? await allRecipes() : []
  return [...new Set([...ids.map(paths.recipe), ...all])]
}

async function allRecipes(): Promise<string[]> {
  const response = await fetch(ALL_RECIPES)
  if (!response.ok) throw new Error(`${ALL_RECIPES} answered ${response.status}.`)
  const all: AllRecipes = await response.json()
  return all.paths
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus < 400)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && KEPT.test(pathname))
    .map(({ pathname }) => pathname)
}

const KEPT = /^\/(assets|pictures)\//
