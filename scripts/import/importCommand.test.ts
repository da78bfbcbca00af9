import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { importCommand } from './importCommand.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const root = temporaryFolder()
let content: string
beforeEach(() => {
  content = temporaryFolder(root)
})

const recipe = (name: string, ...recipeIngredient: string[]) => {
  const recipeInstructions = ['Boil.']
  return JSON.stringify({ '@type': 'Recipe', name, recipeIngredient, recipeInstructions })
}

const tapas = (name: string, line: string) =>
  recipe(name, line).replace('{', '{ "recipeCategory": "Tapas",')

async function file(name: string, bytes: string | Uint8Array): Promise<string> {
  const folder = temporaryFolder(root)
  await writeFile(path.join(folder, name), bytes)
  return path.join(folder, name)
}

async function* typed(text: string) {
  yield text
}

async function run(args: string[], input = '', ask?: (question: string) => Promise<string>) {
  const lines: string[] = []
  const progress: string[] = []
  const sound = await importCommand(args, {
    content,
    from: root,
    input: typed(input),
    ...(ask && { ask }),
    now: new Date('2026-11-22T12:00:00Z'),
    print: (line) => lines.push(line),
    progress: (line) => progress.push(line),
  })
  return { sound, output: lines.join('\n'), progress }
}

async function written(): Promise<string[]> {
  return (await readdir(content, { recursive: true }))
    .filter((name) => name.includes('.'))
    .toSorted()
}

test('a recipe gets the next number and a name, and the original stays as it is', async () => {
  await mkdir(path.join(content, 'recipes'))
  await writeFile(path.join(content, 'site.yaml'), 'redirects:\n  - from: /recipes/8\n')
  await writeFile(path.join(content, 'recipes/7-old.yaml'), 'id: 7\ntitle: Old\n')
  const text = recipe('Boiled egg', '1 egg', '1 pinch salt', '1 cup water')
  const source = await file('egg.json', text)
  const { sound, output } = await run([source])
  expect(sound).toBe(true)
  expect(await written()).toEqual(['recipes/7-old.yaml', 'recipes/9-boiled-egg.yaml', 'site.yaml'])
  expect(output).toMatch(/recipes\/9-boiled-egg\.yaml:\d+ {2}servings {2}not found in the source: /)
  expect(output).toMatch(/1 recipe imported as drafts\.$/)
  expect(await readFile(source, 'utf8')).toBe(text)
})

test('the same recipe is not imported twice, under another title neither', async () => {
  const lines = ['1 egg', '1 pinch salt', '1 cup water']
  const first = await file('egg.json', recipe('Boiled egg', ...lines))
  const again = await file('other.json', recipe('Egg, boiled', ...lines.toReversed()))
  const other = await file('third.json', recipe('Boiled egg', '12 quail eggs', '1 l broth'))
  await run([first])
  const second = await run([first, again])
  expect(second.output).toContain('“Boiled egg” is there already: ')
  expect(second.output).toContain('“Egg, boiled” is there already: ')
  expect(second.output).toMatch(/0 recipes imported as drafts, 2 there already\.$/)
  // A different dish with the same name.
  await run([other])
  expect(await written()).toEqual(['recipes/1-boiled-egg.yaml', 'recipes/2-boiled-egg.yaml'])
})

test('--dry says what would be written and writes nothing; --into names another place', async () => {
  const source = await file('egg.json', recipe('Boiled egg', '1 egg'))
  const dry = await run([source, '--dry'])
  expect(dry.output).toMatch(/1 recipe would be imported as drafts\.$/)
  expect(await written()).toEqual([])
  await run([path.relative(root, source), '--into', 'elsewhere/content'])
  expect(await readdir(path.join(root, 'elsewhere/content/recipes'))).toEqual(['1-boiled-egg.yaml'])
})

test('text comes through a pipe', async () => {
  await run(['-'], 'Toast\n\nIngredients\n1 slice bread\n\nMethod\nToast it.\n')
  expect(await written()).toEqual(['recipes/1-toast.yaml'])
})

test('a folder is read whole, with progress, and what cannot be read is a problem', async () => {
  const folder = temporaryFolder(root)
  for (let index = 0; index < 20; index += 1) {
    await writeFile(path.join(folder, `${index}.json`), recipe(`Egg ${index}`, `${index + 1} eggs`))
  }
  await writeFile(path.join(folder, 'broken.json'), '"')
  const { sound, output, progress } = await run([folder])
  expect(sound).toBe(false)
  expect(output).toContain('broken.json  No recipe was found in the text')
  expect(output).toMatch(/20 recipes imported as drafts, 1 problem\.$/)
  expect(progress[20]).toMatch(/^21 of 21: /)
})

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a52' } })

test('a photo goes again when its document cannot be written', async () => {
  await mkdir(path.join(content, 'recipes/1-egg.yaml'), { recursive: true })
  const archive = {
    'a/recipe.json': strToU8(recipe('Egg', '1 egg')),
    'a/full.jpg': await photo(1300, 1000).jpeg().toBuffer(),
  }
  const { sound, output } = await run([await file('a.zip', zipSync(archive))])
  expect(sound).toBe(false)
  expect(output).toContain('1-egg.yaml is there already.')
  expect(await written()).toEqual(['recipes/1-egg.yaml'])
})

test('a photo goes beside its document; one that pages cannot show is left out', async () => {
  const archive = zipSync({
    'a/recipe.json': strToU8(recipe('Good photo', '1 egg')),
    'a/full.jpg': await photo(1300, 1000).jpeg().toBuffer(),
    'a/thumb.jpg': await photo(8, 8).jpeg().toBuffer(),
    'b/recipe.json': strToU8(
      recipe('Small photo', '2 eggs').replace('{', '{ "image": "https://toast.example/full.png",'),
    ),
    'b/full.png': await photo(8, 8).png().toBuffer(),
  })
  const { output } = await run([await file('cookbook.zip', archive)])
  expect(await written()).toEqual([
    'recipes/1-good-photo.jpg',
    'recipes/1-good-photo.yaml',
    'recipes/2-small-photo.yaml',
  ])
  expect(await readFile(path.join(content, 'recipes/1-good-photo.yaml'), 'utf8')).toContain(
    'image: 1-good-photo.jpg',
  )
  const refused = await readFile(path.join(content, 'recipes/2-small-photo.yaml'), 'utf8')
  expect(refused).toContain('https://toast.example/full.png')
  expect(output).toMatch(/left out: The photo cookbook\.zip\/b\/full\.png is left out: it /)
})

test('--json is for programs, and what there is not is refused', async () => {
  const source = await file('egg.json', recipe('Boiled egg', '1 egg'))
  const { output } = await run([source, '--json'])
  expect(JSON.parse(output)).toMatchObject([
    { kind: 'document', file: 'recipes/1-boiled-egg.yaml', origin: 'egg.json' },
  ])
  await expect(run(['--drry', source])).rejects.toThrow(/Unknown option '--drry'/)
  await expect(run([path.join(root, 'nowhere.html')])).rejects.toThrow(/Check its name/)
  await expect(run(['https://a.example/tart'])).rejects.toThrow(
    /Save the page, and import its file/,
  )
})

test('a category that is not known is asked for once, and remembered', async () => {
  const categories = 'recipes:\n  - name: Breakfast\n  - name: Lunch\n'
  await writeFile(path.join(content, 'categories.yaml'), categories)
  const site = '# Ours.\nbrand: Test\nimportCategories:\n  - category: Lunch\n    words: mezze\n'
  await writeFile(path.join(content, 'site.yaml'), site)
  const folder = temporaryFolder(root)
  await writeFile(path.join(folder, '1.json'), tapas('Olives', '20 olives'))
  await writeFile(path.join(folder, '2.json'), tapas('Almonds', '1 cup almonds'))
  const questions: string[] = []
  await run([folder], '', async (question) => {
    questions.push(question)
    return '2'
  })
  expect(questions).toEqual([expect.stringMatching(/“Olives” is filed under “Tapas”.* 2 Lunch/)])
  for (const name of ['1-olives', '2-almonds']) {
    const text = await readFile(path.join(content, `recipes/${name}.yaml`), 'utf8')
    expect(text).toContain('category: Lunch')
  }
  expect(await readFile(path.join(content, 'site.yaml'), 'utf8')).toBe(
    site.replace('mezze', 'mezze, Tapas'),
  )
})

test('names and titles of a source neither steer the terminal nor the log of a workflow', async () => {
  const title = 'Egg \u001B[2J##[group]'
  const zip = zipSync({
    '##[stop].json': strToU8(recipe(title, '1 egg')),
    'a\u001B[1A.json': strToU8('{'),
  })
  const source = await file('all.zip', zip)
  await run([source])
  const { output, progress } = await run([source])
  expect(output).toContain('## [stop].json')
  expect(output).toContain('## [group]” is there already')
  for (const line of [output, ...progress]) expect(line).not.toMatch(/##\[|[^\P{C}\n]/u)
})
