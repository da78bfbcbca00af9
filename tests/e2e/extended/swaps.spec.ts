/** A swap on the page of a recipe. Unit tests cover its effects. */
import { cookMode } from '../support/cooking.ts'
import { recipes } from '../support/reading.ts'
import { expect, test } from '../support/site.ts'
import { expectAddress, visit } from '../support/visit.ts'

const SOUP = recipes.find(({ values }) => values.swaps !== undefined)

test('a swap changes the recipe, cook mode and the list, by keys alone', async ({ page }) => {
  const path = SOUP?.address ?? ''
  await visit(page, path)
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  const steps = page.getByRole('region', { name: 'Instructions' })
  const button = page.getByRole('button', { name: 'Make it vegan' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expectAddress(page, `${path}?swap=vegan`)
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toBeFocused()
  await expect(ingredients).toContainText('¼ cup (60 ml) coconut cream (swapped)')
  await expect(ingredients.getByText('Contains wheat.')).toBeVisible()
  await expect(steps).toContainText('Stir in the coconut cream')
  await expect(page.locator('main header')).toContainText('Vegan')

  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await expect(page.getByRole('link', { name: 'On your shopping list' })).toBeVisible()
  await button.click()
  await expect(ingredients).toContainText('heavy cream')
  await expect(page.getByRole('button', { name: 'Update shopping list' })).toBeVisible()
  await button.click()
  await page.getByRole('link', { name: 'Cook mode' }).click()
  await expect(cookMode(page)).toContainText('Swapped to make it vegan.')
  await visit(page, '/shopping-list')
  await expect(page.getByRole('main')).toContainText('coconut cream')
  await expect(page.getByRole('main')).not.toContainText('heavy cream')
})
