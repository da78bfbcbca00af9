/** The editor saves typed text, unsaved work, and changes by two people. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { FrameLocator } from '@playwright/test'
import { expect, test, url } from './devServer.ts'
import { ALLOWED, chooseFromMenu, copiesOfUnsavedWork, PANCAKES, previewOf } from './editor.ts'

const FORM = `${url}/admin/#/collections/recipes/entries/7-tall-buttermilk-pancakes`

test.use(ALLOWED)
test.describe.configure({ mode: 'serial' })

function undrawnIcons(preview: FrameLocator): Promise<number> {
  return preview
    .locator('use')
    .evaluateAll(
      (all) => all.filter((use) => !document.querySelector(use.getAttribute('href') ?? '')).length,
    )
}

test('saves the edited lines once their mistakes are fixed', async ({ page, context, project }) => {
  const before = await project.read(PANCAKES)
  const site = await context.newPage()
  await site.goto(`${url}/recipes/7`)

  await page.goto(FORM)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Very tall pancakes')
  await expect(page.getByRole('button', { name: 'Import recipes' })).toBeHidden()
  const preview = previewOf(page)
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Very tall pancakes')
  expect(await undrawnIcons(preview), 'icons without a drawing').toBe(0)

  const minutes = page.getByRole('textbox', { name: 'Minutes of cooking' })
  await minutes.fill('40 min')
  const focus = page.getByRole('textbox', { name: 'What every crop keeps' })
  await focus.fill('50% 130%')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(minutes).toHaveAttribute('aria-invalid', 'true')
  await expect(minutes).toHaveValue('40 min')
  await minutes.fill('40')
  const refusal = page.getByRole('alertdialog')
  await expect(async () => {
    if (!(await refusal.isVisible())) await save.click({ timeout: 1000 })
    await expect(refusal).toContainText('What every crop keeps', { timeout: 2000 })
  }).toPass()
  await expect(refusal).toContainText('two percentages from 0% to 100%')
  expect(await project.read(PANCAKES)).toBe(before)
  await refusal.getByRole('button', { name: 'OK' }).click()
  await focus.fill('')

  const ingredients = page.getByRole('textbox', { name: 'Ingredients' })
  await title.hover()
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    expect(await preview.locator('body').evaluate(() => window.scrollY)).toBeGreaterThan(0)
  }).toPass()
  await page.getByText('Shop keyword of each line').click()
  await page.getByRole('combobox', { name: 'all-purpose flour' }).selectOption('salt')
  const lines = await ingredients.inputValue()
  await ingredients.fill(
    lines.replace('2 cups (250 g) all-purpose flour', '- 2 cups (250 g) flour'),
  )
  // The form passes typed text on with a delay. The preview shows the text to be saved.
  await expect(preview.getByText('2 cups (250 g) flour', { exact: true })).toBeVisible()
  // A field that is passed on only after the press is rejected again, so another press follows.
  await expect(async () => {
    if (await refusal.isVisible()) {
      await refusal.getByRole('button', { name: 'OK' }).click()
      await focus.fill('')
    }
    // On a slow machine, the save is still running.
    if (await save.isEnabled()) await save.click({ timeout: 1000 })
    await expect.poll(() => project.read(PANCAKES), { timeout: 5000 }).not.toBe(before)
  }).toPass()
  const shown = site.getByRole('heading', { level: 1 })
  await expect(shown).toHaveText('Very tall pancakes')
  await expect(ingredients).toHaveValue(lines.replace(' all-purpose', ''))
  expect(await project.read(PANCAKES)).toBe(
    before
      .replace('title: Tall buttermilk pancakes', 'title: Very tall pancakes')
      .replace('cookTime: 20', 'cookTime: 40')
      .replace(
        'text: 2 cups (250 g) all-purpose flour',
        'text: 2 cups (250 g) flour\n    affiliateKeyword: salt',
      ),
  )
  await site.close()
  await project.restore(PANCAKES)
})

test('duplicates a recipe as a draft with the next number', async ({ page, project }) => {
  const names = await project.fileNames('content/recipes')
  const ids = names.flatMap((name) => /^\d+/.exec(name)?.map(Number) ?? [])
  const next = String(Math.max(...ids) + 1)
  const number = page.getByRole('status', { name: 'Number' })
  const title = page.getByRole('textbox', { name: 'Title' })
  await page.goto(FORM)
  await expect(title).toHaveValue('Tall buttermilk pancakes')
  await chooseFromMenu(page, 'Show Editor Options', 'Duplicate')
  await expect(number).toHaveText(next)
  await expect(title).toHaveValue('Tall buttermilk pancakes')
  await page.getByRole('button', { name: 'Save' }).click()
  const copy = `content/recipes/${next}-tall-buttermilk-pancakes.yaml`
  await expect
    .poll(() => project.read(copy).catch(() => ''))
    .toMatch(new RegExp(`^id: ${next}\ntitle: Tall buttermilk pancakes\n[^]*\ndraft: true\n`))
  await rm(path.join(project.root, copy))
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect(page.getByRole('button', { name: 'Import recipes' })).toBeVisible()
  const thumbnail = page.getByRole('row', { name: 'Chana masala' }).locator('img')
  await expect(thumbnail).toHaveAttribute('src', /\/pictures\/recipes-16-/)
  await page.getByRole('button', { name: 'New' }).click()
  await expect(number).toHaveText(/^[1-9]\d*$/)
})

test('offers unsaved work later, beside what was saved', async ({ page, context, project }) => {
  const before = await project.read(PANCAKES)
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await page.goto(`${url}/admin/#/collections/recipes`)
  await page.goto(FORM)
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('Unsaved pancakes')

  await title.press('Escape')
  await page.getByRole('button', { name: 'Cancel Editing' }).click()
  await expect.poll(() => asked).toEqual(['confirm'])
  await expect(page).toHaveURL(FORM)
  await page.evaluate(() => window.history.back())
  await expect.poll(() => asked).toEqual(['confirm', 'confirm'])
  await expect(page).toHaveURL(FORM)
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'beforeunload'])
  await expect(title).toHaveValue('Unsaved pancakes')
  await expect.poll(() => page.evaluate(copiesOfUnsavedWork)).toBe(1)
  await page.close()
  await project.edit(PANCAKES, 'cookTime: 20', 'cookTime: 21 # so far')
  await project.edit(PANCAKES, 'Tall buttermilk', 'Their')
  const theirs = await project.read(PANCAKES)

  const next = await context.newPage()
  await next.goto(FORM)
  await next.getByRole('button', { name: 'Restore' }).click()
  await expect(next.getByRole('textbox', { name: 'Title' })).toHaveValue('Unsaved pancakes')
  const save = next.getByRole('button', { name: 'Save' })
  await save.click()
  const dialog = next.getByRole('dialog', { name: 'Someone else has changed this, too' })
  await expect(dialog).toContainText(`${PANCAKES} has changed since you opened it`)
  await expect(dialog.getByRole('group')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(next.getByRole('textbox', { name: 'Title' })).toHaveValue('Unsaved pancakes')
  await save.click()
  const chosen = dialog.getByRole('button', { name: 'Save what is chosen' })
  await chosen.click()
  await expect(dialog).toBeVisible()
  expect(await project.read(PANCAKES)).toBe(theirs)
  await dialog.getByRole('radio', { name: /Mine/ }).first().check()
  await chosen.click()
  await expect
    .poll(() => project.read(PANCAKES))
    .toBe(
      before.replace('Tall buttermilk', 'Unsaved').replace('cookTime: 20', 'cookTime: 21 # so far'),
    )
  await expect.poll(() => next.evaluate(copiesOfUnsavedWork)).toBe(0)
  await project.restore(PANCAKES)
  await next.close()
})
