/** An ingredient that another recipe makes. Unit tests cover the shopping list. */
import { cookMode } from '../support/cooking.ts'
import { recipes } from '../support/reading.ts'
import { expect, test } from '../support/site.ts'
import { visit } from '../support/visit.ts'

const BREAD = recipes.find(({ values }) => values.makes !== undefined)
const SOUP = recipes.find(({ values }) => JSON.stringify(values).includes('"recipe":'))

test('an ingredient leads to its recipe, and the list takes what it needs', async ({ page }) => {
  const path = SOUP?.address ?? ''
  const bread = String(BREAD?.values.title)
  await visit(page, path)
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  const link = ingredients.getByRole('link', { name: bread })
  await expect(link).toHaveAttribute('href', BREAD?.address ?? '')
  await page.emulateMedia({ media: 'print' })
  await expect(link).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await expect(page.getByText(`They have what “${bread}” needs`)).toBeVisible()
  await visit(page, `${path}#cook`)
  const dialog = cookMode(page)
  await dialog.getByRole('button', { name: 'Next step' }).click()
  await dialog.getByRole('button', { name: 'Next step' }).click()
  await expect(dialog).toContainText(`(${bread})`)
})
