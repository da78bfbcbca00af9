/** Carries out what messages advise that no other test has word by word, and checks the result. */
import { expect, test } from 'vitest'
import { formatProblem, ofSeverity, type ContentProblem } from '../../pipeline/problems/problem.ts'
import { changed, checkWith, type GoodFile } from './goodContent.ts'
import { CATEGORIES, POST, RECIPE, REVIEW, SITE } from './broken/breakGood.ts'

type Lines = string[]
type Act = (lines: Lines, at: ContentProblem, words: string[]) => void

/** Each advice with what an editor does who follows it. */
const ADVICE: [RegExp, Act][] = [
  [/^Indent it below .* two spaces/, (lines, at) => edit(lines, at, (text) => `  ${text}`)],
  [/^Take the spaces? before it away/, (lines, at) => edit(lines, at, (text) => text.trimStart())],
  [
    /^Begin (?:it|the line) with (\w+) spaces?(?: in its place|, when it goes on|\.$)/,
    (lines, at, [count = '']) =>
      edit(lines, at, (text) => ' '.repeat(COUNTS.indexOf(count)) + text.trimStart()),
  ],
  [
    /^Begin a new line before “(.*):”, with (\w+) spaces before it(, and leave the comma out)?/,
    (lines, at, [, count = '', comma]) =>
      edit(lines, at, (text) => {
        const before = text.slice(0, at.column - 1).trimEnd()
        const start = comma ? before.replace(/,$/, '') : before
        return `${start}\n${' '.repeat(COUNTS.indexOf(count))}${text.slice(at.column - 1)}`
      }),
  ],
  [
    /^If another entry begins here, .* write “(- .*)” two spaces further left/,
    (lines, at) => edit(lines, at, (text) => text.replace('  ', '').replace(/(?=\S)/, '- ')),
  ],
  [/^Write “- ” before “(.*)”/, (lines, at, [name = '']) => replace(lines, at, name, `- ${name}`)],
  [/^Write a plain space in its place/, (lines, at) => replace(lines, at, '\u00A0', ' ')],
  [/^Write “: ” in its place/, (lines, at) => replace(lines, at, '：', ': ')],
  [/^Delete all above the three hyphens/, (lines) => void lines.splice(0, lines.indexOf('---'))],
  [/^Write three hyphens in place of/, (lines, at) => edit(lines, at, () => '---')],
  [
    /^Write “text:” with the first ingredient/,
    (lines, at) => void lines.splice(at.line, 0, '    text: 1 leaf of basil'),
  ],
  [
    /^Write one that is true, on a line of its own below/,
    (lines, at) => edit(lines, at, (text) => text.replace(' none', '\n  - Dear')),
  ],
  [/^Take “(.*)” away\.$/, (lines, at, [gone = '']) => replace(lines, at, gone, '')],
  [/^Take the bullet away\.$/, (lines, at) => edit(lines, at, (text) => text.replace('• ', ''))],
  [
    /^Put the text in quotes, in place of its (\d+) lines: (.*)/,
    (lines, at, [count = '', text = '']) =>
      void lines.splice(
        at.line - 1,
        Number(count),
        `${/^ */.exec(lines[at.line - 1] ?? '')?.[0] ?? ''}${text}`,
      ),
  ],
  [
    /^(?:Put the text in quotes|Leave the quotation marks out|Write): ([^;]+)/,
    (lines, at, [text = '']) =>
      edit(lines, at, (old) =>
        /^(- |\w+: )/.test(text)
          ? `${/^ */.exec(old)?.[0] ?? ''}${text}`
          : old.slice(0, at.column - 1) + text,
      ),
  ],
  [
    /^(?:Write|Leave them out:|Write %20 in place of the space:) ([\w/:."'?=+%$-]+?(?: \w[\w:% ]*"?)?)\.?$/,
    (lines, at, [value = '']) => edit(lines, at, (text) => text.slice(0, at.column - 1) + value),
  ],
  [
    /alone, and each entry on a line of its own below it, as “(.*)”/,
    (lines, at, [entry = '']) => {
      edit(lines, at, (text) => text.slice(0, text.indexOf(':') + 1))
      lines.splice(at.line, 0, entry)
    },
  ],
  [/^Write (?:it as )?(<.*>)\.$/, (lines, at, [tag = '']) => edit(lines, at, () => tag)],
  [
    /^Did you mean (<\w+)>\?$/,
    (lines, at, [tag = '']) => edit(lines, at, (text) => text.replace(/<\w+/, tag)),
  ],
  [
    /^Begin it with <Tip> and end it with <\/Tip>/,
    (lines, at) => {
      const [words = ''] = /[^<>\n]{5,}/.exec(lines.slice(at.line - 1).join('\n')) ?? []
      lines.splice(at.line - 1, lines[at.line] === '' ? 3 : 1, `<Tip>${words}</Tip>`)
    },
  ],
  [
    /^Move the lines below this one to the end of those of that one/,
    (lines, at) => {
      const [, first] = /the first is in line (\d+)/.exec(at.what) ?? []
      const moved = takeBlock(lines, at.line - 1).slice(1)
      lines.splice(endOfBlock(lines, Number(first) - 1), 0, ...moved)
    },
  ],
  [
    /^Write “(.)” behind its last entry/,
    (lines, at, [sign = '']) => {
      lines[endOfBlock(lines, at.line - 1) - 1] += sign
    },
  ],
  [
    /^Write (?:at least one entry below it, such as )?“( *- .*?)”(?:\.|, or)/,
    (lines, at, [entry = '']) => {
      if (entry.startsWith(' ')) return void lines.splice(at.line, 0, entry)
      edit(lines, at, (text) => text.replace(/- .*/, entry))
    },
  ],
  [
    /^Move the line below “(\w+)”/,
    (lines, at, [owner = '']) => {
      const moved = lines.splice(at.line - 1, 1)
      lines.splice(endOfBlock(lines, lines.indexOf(`${owner}:`)), 0, ...moved)
    },
  ],
  [
    /^Put it into the entry below/,
    (lines, at) => {
      const [group = ''] = lines.splice(at.line - 1, 1)
      lines.splice(at.line, 0, group.replace('- ', '  '))
    },
  ],
]

/** The index behind a line and those that are further right. */
function endOfBlock(lines: Lines, first: number): number {
  const end = lines.findIndex((text, index) => index > first && !/^[ -]/.test(text))
  return end === -1 ? lines.length : end
}

function takeBlock(lines: Lines, first: number): Lines {
  return lines.splice(first, endOfBlock(lines, first) - first)
}

function edit(lines: Lines, { line }: ContentProblem, change: (text: string) => string) {
  lines[line - 1] = change(lines[line - 1] ?? '')
}

function replace(lines: Lines, at: ContentProblem, before: string, after: string) {
  edit(lines, at, (text) => text.replace(before, () => after))
}

function obey(source: string, problem: ContentProblem): string {
  const lines = source.split('\n')
  for (const [pattern, act] of ADVICE) {
    const [whole, ...words] = pattern.exec(problem.fix) ?? []
    if (whole === undefined) continue
    act(lines, problem, words)
    return lines.join('\n')
  }
  throw new Error(`Nobody knows how to obey: ${formatProblem(problem)}`)
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** The second entry of the ingredients. */
const ENTRY = '  - text: 1 ripe tomato'
const GROUP = 'nutrition:\n  calories: 240 kcal\n  protein: 7g\n'

const TIP = '<Tip>Dry bread is not old bread.</Tip>'
const CARD = '<RecipeCard id="1" />'

/** By file and by `before → after`: what must stand in the mended file. */
const CASES: [file: GoodFile, edits: Record<string, string>][] = [
  [
    RECIPE,
    {
      'Tomato toast → "Roasted" tomato toast': '',
      'Tomato toast → *Tomato* toast': '',
      'nutrition:\n  calories → nutrition:\ncalories': '',
      'nutrition: → nutrition: per slice': '',
      'Tomato toast → "“Toast: tomato”"': '',
      '  - text: 4 →   - group: For the toast\n  - text: 4': '',
      [`${ENTRY} → ${ENTRY.replace('-', ' ')}`]: ENTRY,
      '    affil →   affil': '    affiliateKeyword: olive oil',
      'the bread for → the #8 bread\n    for': '"Toast the #8 bread for 5',
      'the bread → \n\tthe bread': '\n    the bread for 5',
      'id: 1\n → id：1\n': 'id: 1\n',
      'Bread, garlic → Bread,\ngarlic': 'Bread,\n  garlic and a',
      'prepTime: 10\n → prepTime: 10, ': 'prepTime: 10\ncookTime: 5\n',
      [`${GROUP} → nutrition: calories: 240 kcal, protein: 7g\n`]: GROUP,
      'id: 1\n →  id: 1\n': 'id: 1\n',
      'servings: 2 →   servings: 2': '\nservings: 2\n',
      '  calories →      calories': GROUP,
      'd: olive oil → d: olive oil\n  - group: Top': '- group: Top\n    text: 1',
      'fat: 9g → fat: 9g\n  sodium: 1,000mg': 'sodium: 1000mg\n',
      'rating: 4.8 → notes:\n  storage: In a box.\nrating: 4.8\nnotes:\n  reheating: In a pan.':
        'notes:\n  storage: In a box.\n  reheating: In a pan.\n',
      'Tomato toast → “Toast: tomato”': 'title: "Toast: tomato"',
      '    affil →       affil': '\n    affil',
      '- text: 1 ripe → - 1 ripe': ENTRY,
      'prepTime → imageFocus: 50 30\nprepTime': 'imageFocus: 50% 30%\n',
      '  - text: 4 slices bread\n  - text: 1 ripe tomato\n  - text: 1 tablespoon (15 ml) olive oil\n    affiliateKeyword: olive oil\n → ':
        'ingredients:\n  - text: 2 tablespoons (30 ml) olive oil',
      '- text: 1 ripe → - text: &frac12; ripe': '- text: ½ ripe tomato',
    },
  ],
  [
    REVIEW,
    {
      'k=olive+oil → k=olive oil': '',
      'rating: 4.6 → rating: 4.6\nalternatives:\n  - 8': '',
      'pros:\n  - Fresh → pros: - Fresh': '',
      '- Fresh → - #1 oil': '- "#1 oil"',
      '- Fruity → -\u00A0Fruity': '  - Fruity\n',
      'cons:\n  - Dear → cons: none': 'cons:\n  - Dear',
      'https: → http:': 'k: https://www.amazon.com/s?k=olive+oil\n',
      'detailedReview: → pros:\n  - Green\ndetailedReview:': '  - Fruity\n  - Green\n',
      'price: $12 → price: $12\ndimensions: "8" x 4" x 2""': 'dimensions: 8" x 4" x 2"\n',
      '$12 → 49.99 USD': 'price: $49.99\n',
    },
  ],
  [
    POST,
    {
      'id="1" → id=1': '',
      'id="1" → id="1': '',
      '"1" /> → "1" \\>': '',
      '"1" /> → "1">': '',
      '---\nid → \n---\nid': '---\nid',
      'down*.\n--- → down*.\n--': 'down*.\n---',
      [`${CARD} → <ReviewCard id="7" />`]: '<ProductCard id="7" />',
      'id="1" → recipe="36"': 'id="36"',
      [`${TIP} → ${TIP.replace('Dry', '\n\nDry')}`]: TIP,
      [`${TIP} → ${TIP.replace('</', '<\\')}`]: TIP,
      [`${TIP} → <Tip text="Dry bread is not old bread." />`]: TIP,
      [`${CARD} → ${CARD.slice(0, -1)}`]: CARD,
      '- Keep it → - [Bread](/recipes/1): keep it': '',
    },
  ],
  [
    SITE,
    {
      'search: → redirects:\n  - from: https://toastery.example/recipes/99\n    to: /recipes/1\nsearch:':
        'from: /recipes/99\n',
    },
  ],
  [
    CATEGORIES,
    {
      '  - name: Vegan →   - name: Vegan\nsynonyms:\n  - means: leek\n    words: [poireau]\n  - name: Soups':
        '- name: Quick Meals\n  - name: Soups\n',
    },
  ],
]

test.each(
  CASES.flatMap(([file, edits]) =>
    Object.entries(edits).map(([how, right]) => [file, how, right] as const),
  ),
)('in %s, %s is mended by doing what the message says', (file, how, right) => {
  const [before = '', after = ''] = how.split(' → ')
  const other = changed(REVIEW, 'id: 7', 'id: 8').replace('Grovella', 'Tidepan')
  const recipe = changed(RECIPE, 'id: 1\n', 'id: 36\n').replace('Tomato toast', 'Leek soup')
  const others = { 'reviews/8.yaml': other, 'recipes/36.yaml': recipe }
  const problemsOf = (text: string) => checkWith({ ...others, [file]: text }).problems
  let source = changed(file, before, after)
  const [mistake] = problemsOf(source)
  let left = mistake
  for (let step = 0; left && step < 5; step += 1) {
    source = obey(source, left)
    ;[left] = ofSeverity('error', problemsOf(source))
  }
  expect(left && formatProblem(left)).toBeUndefined()
  expect(mistake).toBeDefined()
  expect(source).toContain(right)
  expect(problemsOf(source).map(({ rule }) => rule)).not.toContain(mistake?.rule)
})
