import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './devServer.ts'

/** Messages of the editor and its framework, and the browser's report of a rejected save. */
export const ALLOWED: { allowed: [RegExp] } = {
  allowed: [
    /sandboxing|status of (40[34]|422)|must be fixed first|was not deleted|page is in a frame|The person cancels|derived_inert|did not call use\(\)/,
  ],
}

export const PANCAKES = 'content/recipes/7-tall-buttermilk-pancakes.yaml'

export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe').frameLocator('iframe')
}

/** Tries again, since items can be pressed a moment before they react. */
export async function chooseFromMenu(page: Page, menu: string, name: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click()
  const item = page.locator('[role^=menuitem]').filter({ hasText: name })
  await expect(item).toHaveAttribute('tabindex', /^-?\d$/)
  await item.click()
}

/** Tries every way in which a script of the same server could read the editor's token. */
export async function stealToken(): Promise<Record<string, boolean>> {
  const token = 'meta[name="bridge-token"]'
  const fetched = await (await fetch('/admin/', { cache: 'no-store' })).text()
  const frame = document.createElement('iframe')
  frame.src = '/admin/'
  document.body.append(frame)
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve)
  })
  const inFrame = Boolean(frame.contentDocument?.querySelector(token))
  const opened = window.open('/admin/')
  let inWindow = false
  try {
    for (let isOver = opened === null; !isOver;) {
      const isShown = opened?.location.pathname === '/admin/'
      inWindow ||= isShown && Boolean(opened?.document.querySelector(token))
      isOver = opened?.closed || (isShown && opened?.document.readyState === 'complete')
      await new Promise((resolve) => {
        setTimeout(resolve, 5)
      })
    }
  } catch {
    // The window is inaccessible, as expected.
  }
  return { fetched: fetched.includes('bridge-token'), inFrame, inWindow }
}

/** Counts the documents with unsaved work that the browser has stored. */
export async function copiesOfUnsavedWork(): Promise<number> {
  const databases = await indexedDB.databases()
  const { name = '' } = databases.find((database) => database.name === 'checkout') ?? {}
  if (!name) return 0
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
  const copies = await new Promise<number>((resolve) => {
    const request = database.transaction('draft-backups').objectStore('draft-backups').count()
    request.addEventListener('success', () => resolve(request.result))
  })
  database.close()
  return copies
}
