import { PANCAKES, PATH } from './cooking.ts'
import { inOneLine, recipes } from './content.ts'
import { ads } from './lists.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/** How many sheets a PDF has: each is an object of the type Page, which Chromium does not compress. */
function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const lengthOf = ({ ingredients, instructions }: (typeof recipes)[number]) =>
  inOneLine(JSON.stringify([ingredients, instructions])).length

/** The longest ones, which are the first to need a third sheet; `PRINT=all` prints every recipe. */
const PRINTED =
  process.env.PRINT === 'all'
    ? recipes
    : recipes.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 3)

test('the longest recipes fit on two sheets of A4 and Letter, as they are written and doubled', async ({
  page,
}) => {
  test.slow()
  const long: string[] = []
  for (const { id, servings } of PRINTED) {
    for (const query of ['', `?servings=${servings * 2}`]) {
      await visit(page, `/recipes/${id}${query}`)
      if (query) await expect(page.getByText(`Amounts for ${servings * 2}`)).toBeVisible()
      for (const format of ['A4', 'Letter']) {
        const sheets = sheetsIn(await page.pdf({ format }))
        expect(sheets).toBeGreaterThan(0)
        if (sheets > 2) long.push(`${id}${query} on ${format}: ${sheets}`)
      }
    }
  }
  expect(long).toEqual([])
})

test('a printed recipe has whole steps, the chosen amounts, no controls, no ticks and no advertisement', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true })
  })
  await visit(page, `${PATH}?servings=${PANCAKES.servings * 2}&units=metric`)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
  const region = page.getByRole('region', { name: 'Ingredients' })
  await region.getByRole('checkbox').first().check()
  await page.emulateMedia({ media: 'print' })
  const [first] = await region.locator('li label').allTextContents()
  expect(first).not.toBe(inOneLine(PANCAKES.ingredients[0]?.text ?? ''))
  await expect(region.getByText(`Amounts for ${PANCAKES.servings * 2}`)).toBeVisible()
  await expect(region.locator('li label').first()).toHaveCSS('text-decoration-line', 'none')
  for (const part of [
    ads(page),
    page.getByRole('checkbox').first(),
    page.getByRole('link', { name: 'Cook mode' }),
    page.getByRole('link', { name: 'Jump to recipe' }),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('button', { name: 'More servings' }),
    page.getByRole('combobox', { name: 'Units' }),
  ]) {
    await expect(part).toBeHidden()
  }
  const steps = page.getByRole('region', { name: 'Instructions' }).locator('ol > li')
  const breaks = await steps.evaluateAll((all) =>
    all.map((step) => getComputedStyle(step).breakInside),
  )
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})
