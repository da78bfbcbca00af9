import { expect, type Locator, type Page } from '@playwright/test'

export interface Message {
  title: string
  message?: string
  variant: 'default' | 'destructive'
}

export const SEARCH: Message = {
  title: '🚧 Feature in the oven!',
  message: "The search function isn't ready yet, but it's coming soon! 🚀",
  variant: 'default',
}

export function searchButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Search' })
}

/** The toasts that are there: what can be closed, within the region that is read out. */
export function toasts(page: Page): Locator {
  const close = page.getByRole('button', { name: 'Close message' })
  return page.locator('[aria-live="polite"]').getByRole('group').filter({ has: close })
}

export function toastTitled(page: Page, title: string): Locator {
  return toasts(page).and(page.getByRole('group', { name: title, exact: true }))
}

/**
 * Expects that one toast is there and that it says this. One that was there before it must leave at
 * once, not when its own time is over.
 */
export async function expectToast(page: Page, { title, message, variant }: Message): Promise<void> {
  const toast = toastTitled(page, title)
  // Its code may have to load; and for a moment one of the same title may be on its way out.
  await expect(toast.filter({ hasText: message ?? title }).last()).toBeVisible()
  await expect(toasts(page)).toHaveCount(1, { timeout: 1000 })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (message !== undefined) await expect(toast.getByText(message, { exact: true })).toBeVisible()
  await expect(toast).toHaveAttribute('data-variant', variant)
}

/** Expects a toast that is still seen, on a clock that stands still. */
export async function expectStays(page: Page): Promise<void> {
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveCSS('opacity', '1')
}

/** Waits for two frames, in the second of which the answer to the last input has been painted. */
export async function passFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
  })
}
