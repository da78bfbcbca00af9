import type { Locator, Page } from '@playwright/test'
import { stepsIn } from '../../site/documents.ts'
import { PANCAKES } from './reading.ts'
import { expect } from './site.ts'

/** A recipe with waiting times in several steps. */
export const PATH = PANCAKES.address
export const SERVINGS = Number(PANCAKES.values.servings)
export const STEPS = stepsIn(PANCAKES.values)

export function cookMode(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Cook mode' })
}

export async function openCookMode(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Cook mode' }).click()
  const dialog = cookMode(page)
  await expect(dialog).toBeVisible()
  return dialog
}

export async function expectStep(page: Page, step: number): Promise<void> {
  const name = `${step} of ${STEPS.length}`
  await expect(cookMode(page).getByText(name, { exact: false }).first()).toBeVisible()
}

export function timerWords(page: Page): Locator {
  return page.getByRole('region', { name: 'Instructions' }).locator('p button')
}

export function timerBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Timers' })
}

/** The seconds that a timer shows; 0 for a finished one. */
export function inSeconds(text: string): number {
  if (text === 'Done') return 0
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** Makes the page load the code for cooking, as a touch on the recipe does. */
export async function touchRecipe(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Instructions' }).dispatchEvent('pointerover')
}
