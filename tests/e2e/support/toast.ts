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

/** Returns the current toasts: closable elements in the live region. */
export function toasts(page: Page): Locator {
  const close = page.getByRole('button', { name: 'Close message' })
  return page.locator('[aria-live="polite"]').getByRole('group').filter({ has: close })
}

export function toastTitled(page: Page, title: string): Locator {
  return toasts(page).and(page.getByRole('group', { name: title, exact: true }))
}

/**
 * Expects exactly one toast, with this text. An earlier toast must leave at once instead of after
 * its own time.
 */
export async function expectToast(page: Page, { title, message, variant }: Message): Promise<void> {
  const toast = toastTitled(page, title)
  // Its code may have to load, and a toast with the same title may still be leaving.
  await expect(toast.filter({ hasText: message ?? title }).last()).toBeVisible()
  await expect(toasts(page)).toHaveCount(1, { timeout: 1000 })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
  if (message !== undefined) await expect(toast.getByText(message, { exact: true })).toBeVisible()
  await expect(toast).toHaveAttribute('data-variant', variant)
}

/** Expects that a toast stays visible, with a paused clock. */
export async function expectStays(page: Page): Promise<void> {
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveCSS('opacity', '1')
}

/** Waits for two frames, after which the reaction to the last input is painted. */
export async function passFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
  })
}
