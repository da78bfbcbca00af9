/** Carries out what messages advise, word by word, and checks the result. */
import { expect, test } from 'vitest'
import {
  formatProblem,
  ofSeverity,
  type ContentProblem,
} from '../../pipeline/content/report/problem.ts'
import { changed, checkWith, type GoodFile } from './goodContent.ts'
import { POST, RECIPE, REVIEW } from './broken/breakGood.ts'

type Lines = string[]
type Act = (lines: Lines, at: ContentProblem, words: string[]) => void

/** Each advice with what an editor does who follows it. */
const ADVICE: [RegExp, Act][] = [
  [/^Indent it below .* two spaces/, (lines, at) => edit(lines, at, (text) => `  ${text}`)],
  [/(^R|or r)emove the line\.$/, (lines, at) => void lines.splice(at.line - 1, 1)],
  [/hyphens above this line/, (lines, at) => void lines.splice(at.line - 1, 0, '---')],
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
  [
    /^Begin the entry with “- ” in its place/,
    (lines, at) => edit(lines, at, (text) => text.replace(/[•–—]\s/, '- ')),
  ],
  [/^Write “- ” before “(.*)”/, (lines, at, [name = '']) => replace(lines, at, name, `- ${name}`)],
  [/^Write a plain space in its place/, (lines, at) => replace(lines, at, '\u00A0', ' ')],
  [/^Write “: ” in its place/, (lines, at) => replace(lines, at, '：', ': ')],
  [/^Delete all above the three hyphens/, (lines) => void lines.splice(0, lines.indexOf('---'))],
  [/^Write three hyphens in place of/, (lines, at) => edit(lines, at, () => '---')],
  [/^Take the hyphen away/, (lines, at) => edit(lines, at, (text) => text.replace('- ', ''))],
  [
    /^Write “text:” with the first ingredient/,
    (lines, at) => void lines.splice(at.line, 0, '    text: 1 leaf of basil'),
  ],
  [
    /with “- ”, in place of its number/,
    (lines, at) => {
      for (let row = at.line - 1; /^ *\d/.test(lines[row] ?? ''); row += 1) {
        lines[row] = (lines[row] ?? '').replace(/\d+\./, '-')
      }
    },
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
    /^Take “(.)” behind the colon away, .* with “(.*)”/,
    (lines, at, [sign = '', begin = '']) => {
      replace(lines, at, sign, '')
      for (let row = at.line; lines[row]?.startsWith(' '); row += 1) {
        lines[row] = `  ${begin}${(lines[row] ?? '').replace(/^ *(- )?/, '')}`
      }
    },
  ],
  [/“- ” in place of “(.*)”/, (lines, at, [number = '']) => replace(lines, at, number, '-')],
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
    /^Write (?:for example )?“([\w]+): ([^”]*)”[.,;]/,
    (lines, at, [name = '', value = '']) =>
      edit(lines, at, (text) => text.replace(new RegExp(`${name}:.*`), `${name}: ${value}`)),
  ],
  [
    /^Did you mean “(\/.*)”\?$/,
    (lines, at, [path = '']) => edit(lines, at, (text) => text.replace(/\(\/.*?\)/, `(${path})`)),
  ],
  [
    /^Did you mean “(\w+)”\?$/,
    (lines, at, [name = '']) => edit(lines, at, (text) => text.replace(/\w+(?=:)/, name)),
  ],
  [
    /^Write the value in quotes: (.*)\.$/,
    (lines, at, [id = '']) => replace(lines, at, 'id={1}', id),
  ],
  [
    /^Begin it with <Tip> and end it with <\/Tip>/,
    (lines, at) => {
      const [words = ''] = /[^<>\n]{5,}/.exec(lines.slice(at.line - 1).join('\n')) ?? []
      lines.splice(at.line - 1, lines[at.line] === '' ? 3 : 1, `<Tip>${words}</Tip>`)
    },
  ],
  [/^Write “\\” in its place/, (lines, at) => replace(lines, at, '<br>', '\\\n')],
  [
    /^Move the lines below this one to the end of those of that one/,
    (lines, at) => {
      const [, first] = /the first is in line (\d+)/.exec(at.what) ?? []
      const moved = takeBlock(lines, at.line - 1).slice(1)
      lines.splice(endOfBlock(lines, Number(first) - 1), 0, ...moved)
    },
  ],
  [/^Keep what is right of the two/, (lines, at) => void lines.splice(at.line - 1, 1)],
  [/^Write “(.)” at the end/, (lines, at, [sign]) => edit(lines, at, (text) => text + sign)],
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

/** `right` must stand in the mended file. */
const CASES: [what: string, file: GoodFile, before: string, after: string, right?: string][] = [
  ['a “#” taken away without its space', RECIPE, 'servings: 2', 'cuisine: Italian\n servings: 2'],
  ['a list behind “|”', RECIPE, 'instructions:\n  - Toast', 'instructions: |\n  Toast'],
  ['a space in an address', REVIEW, 'k=olive+oil', 'k=olive oil'],
  ['quoted words at the beginning', RECIPE, 'Tomato toast', '"Roasted" tomato toast'],
  ['two quotations', REVIEW, 'verdict: Best', 'verdict: "Best" and "good"'],
  ['a quotation within marks', RECIPE, 'Tomato toast', '"The "best" toast"'],
  ['emphasis at the beginning', RECIPE, 'Tomato toast', '*Tomato* toast'],
  ['a “#” behind a number', RECIPE, '1 ripe tomato', '1 #10 can tomato'],
  ['a number in place of a name', REVIEW, 'rating: 4.6', 'rating: 4.6\nalternatives:\n  - 8'],
  ['a field of a group without spaces', RECIPE, 'nutrition:\n  calories', 'nutrition:\ncalories'],
  ['words behind a group', RECIPE, 'nutrition:', 'nutrition: per slice'],
  ['a number in place of the first hyphen', RECIPE, '  - Toast', '  1. Toast'],
  ['marks around a colon', RECIPE, 'Tomato toast', '"“Toast: tomato”"'],
  ['none', RECIPE, '[wheat]', 'none'],
  ['a group as an entry', RECIPE, '  - text: 4', '  - group: For the toast\n  - text: 4'],
  ['a list behind its name', REVIEW, 'pros:\n  - Fresh', 'pros: - Fresh'],
  ['a front matter without an end', POST, 'down*.\n---', 'down*.'],
  ['an id without marks', POST, 'id="1"', 'id=1'],
  ['an id with one mark', POST, 'id="1"', 'id="1'],
  ['an end with a backslash', POST, '"1" />', '"1" \\>'],
  ['a card without an end', POST, '"1" />', '"1">'],
  ['a dash for a hyphen', RECIPE, ENTRY, ENTRY.replace('-', '–'), ENTRY],
  ['a hyphen that is missing', RECIPE, ENTRY, ENTRY.replace('-', ' '), ENTRY],
  ['a field below a hyphen', RECIPE, '    affil', '  affil', '    affiliateKeyword: olive oil'],
  [
    'a name without its “#”',
    RECIPE,
    'the bread for',
    'the #8 bread\n    for',
    '"Toast the #8 bread for 5',
  ],
  ['an entry of a “#”', REVIEW, '- Fresh', '- #1 oil', '- "#1 oil"'],
  ['a tab before a step', RECIPE, 'the bread', '\n\tthe bread', '\n    the bread for 5'],
  ['a tab before an entry', RECIPE, ENTRY, `\t${ENTRY.trimStart()}`, ENTRY],
  ['a space that does not break', REVIEW, '- Fruity', '-\u00A0Fruity', '  - Fruity\n'],
  ['a wide colon', RECIPE, 'id: 1\n', 'id：1\n', 'id: 1\n'],
  ['a second line', RECIPE, 'Bread, garlic', 'Bread,\ngarlic', 'Bread,\n  garlic and a'],
  ['an empty line at the top', POST, '---\nid', '\n---\nid', '---\nid'],
  ['two hyphens for three', POST, 'down*.\n---', 'down*.\n--', 'down*.\n---'],
  [
    'two fields on a line',
    RECIPE,
    'prepTime: 10\n',
    'prepTime: 10, ',
    'prepTime: 10\ncookTime: 5\n',
  ],
  ['a group on a line', RECIPE, GROUP, 'nutrition: calories: 240 kcal, protein: 7g\n', GROUP],
  ['a space at the top', RECIPE, 'id: 1\n', ' id: 1\n', 'id: 1\n'],
  ['two spaces below a text', RECIPE, 'servings: 2', '  servings: 2', '\nservings: 2\n'],
  ['a first field too deep', RECIPE, '  calories', '     calories', GROUP],
  ['a hyphen before a text', REVIEW, 'verdict: Best', 'verdict:\n  - Best', 'verdict:\n  Best'],
  ['a list of none', REVIEW, 'cons:\n  - Dear', 'cons: none', 'cons:\n  - Dear'],
  [
    'numbers for hyphens',
    REVIEW,
    '  - Fresh\n  - F',
    '  1. Fresh\n  2. F',
    '  - Fresh\n  - Fruity',
  ],
  [
    'a group below all',
    RECIPE,
    'd: olive oil',
    'd: olive oil\n  - group: Top',
    '- group: Top\n    text: 1',
  ],
  ['a day in words', POST, '2025-10-12', 'October 17, 2025', 'date: 2025-10-17\n'],
  ['a comma in a number', REVIEW, '4.6', '4,7', 'rating: 4.7\n'],
  ['hours and minutes', RECIPE, 'prepTime: 10', 'prepTime: 1:30', 'prepTime: 90\n'],
  ['thousands of a unit', RECIPE, 'fat: 9g', 'fat: 9g\n  sodium: 1,000mg', 'sodium: 1000mg\n'],
  ['the number of a review', 'site.yaml', 'review: 7', 'review: reviews/7', 'review: 7'],
  ['an id in quotes', RECIPE, 'id: 1\n', 'id: "54"\n', 'id: 1\n'],
  [
    'an address without its s',
    REVIEW,
    'https:',
    'http:',
    'k: https://www.amazon.com/s?k=olive+oil\n',
  ],
  ['the folder of a post', POST, '/recipes/1)', '/posts/3)', '](/blog/3)'],
  ['a long name of a field', RECIPE, '  carbs', '  carbohydrates', '  carbs: 34g'],
  ['the card of a review', POST, CARD, '<ReviewCard id="7" />', '<ProductCard id="7" />'],
  ['an id under another name', POST, 'id="1"', 'recipe="36"', 'id="36"'],
  ['an id in braces', POST, 'id="1"', 'id={1}', 'id="1"'],
  ['a tip with an empty line', POST, TIP, TIP.replace('Dry', '\n\nDry'), TIP],
  ['a tip with a wrong end', POST, TIP, TIP.replace('</', '<\\'), TIP],
  ['a tip as a value', POST, TIP, '<Tip text="Dry bread is not old bread." />', TIP],
  ['a card without its last sign', POST, CARD, CARD.slice(0, -1), CARD],
  [
    'a group that is begun again',
    RECIPE,
    'rating: 4.8',
    'notes:\n  storage: In a box.\nrating: 4.8\nnotes:\n  reheating: In a pan.',
    'notes:\n  storage: In a box.\n  reheating: In a pan.\n',
  ],
  [
    'a list that is begun again',
    REVIEW,
    'detailedReview:',
    'pros:\n  - Green\ndetailedReview:',
    '  - Fruity\n  - Green\n',
  ],
  ['a number that stands twice', RECIPE, 'date: ', 'rating: 4\ndate: ', 'rating: 4.8\n'],
  ['a list in brackets twice', RECIPE, 'rating: ', 'diet: [vegan]\nrating: '],
  [
    'inch signs',
    REVIEW,
    'price: $12',
    'price: $12\ndimensions: "8" x 4" x 2""',
    'dimensions: 8" x 4" x 2"\n',
  ],
  [
    'round marks around a colon',
    RECIPE,
    'Tomato toast',
    '“Toast: tomato”',
    'title: "Toast: tomato"',
  ],
  ['a link at the beginning of a tip', POST, '- Keep it', '- [Bread](/recipes/1): keep it'],
  ['a bracket without its end', RECIPE, '[wheat]', '[wheat', '[wheat]\n'],
  [
    'such a bracket before other entries',
    'categories.yaml',
    '  - name: Vegan',
    '  - name: Vegan\nsynonyms:\n  - means: leek\n    words: [poireau\n  - means: plum\n    words: [prune]',
    'words: [poireau]\n',
  ],
  ['a field of an entry too deep', RECIPE, '    affil', '      affil', '\n    affil'],
  ['an ingredient without “text:”', RECIPE, '- text: 1 ripe', '- 1 ripe', ENTRY],
  ['a category without “name:”', 'categories.yaml', '- name: Vegan', '- Vegan', '- name: Vegan'],
  [
    'a redirect of a whole address',
    'site.yaml',
    'search:',
    'redirects:\n  - from: https://toastery.example/recipes/99\n    to: /recipes/1\nsearch:',
    'from: /recipes/99\n',
  ],
  [
    'a point without its signs',
    RECIPE,
    'prepTime',
    'imageFocus: 50 30\nprepTime',
    'imageFocus: 50% 30%\n',
  ],
  ['a price with its letters', REVIEW, '$12', '49.99 USD', 'price: $49.99\n'],
  [
    'a list of groups without entries',
    RECIPE,
    '  - text: 4 slices bread\n  - text: 1 ripe tomato\n  - text: 1 tablespoon (15 ml) olive oil\n    affiliateKeyword: olive oil\n',
    '',
    'ingredients:\n  - text: 2 tablespoons (30 ml) olive oil',
  ],
  [
    'a fraction of a web page',
    RECIPE,
    '- text: 1 ripe',
    '- text: &frac12; ripe',
    '- text: ½ ripe tomato',
  ],
  [
    'a category below the synonyms',
    'categories.yaml',
    '  - name: Vegan',
    '  - name: Vegan\nsynonyms:\n  - means: leek\n    words: [poireau]\n  - name: Soups',
    '- name: Quick Meals\n  - name: Soups\n',
  ],
  ['a renamed field', RECIPE, 'description: ', 'summary: ', '\ndescription: Bread'],
  ['a tag of HTML', POST, 'Stale bread makes', 'Stale bread<br>makes'],
]

test.each(CASES)(
  '%s is mended by doing what the message says',
  (_what, name, before, after, right = '') => {
    const other = changed(REVIEW, 'id: 7', 'id: 8').replace('Grovella', 'Tidepan')
    const recipe = changed(RECIPE, 'id: 1\n', 'id: 36\n').replace('Tomato toast', 'Leek soup')
    const others = { 'reviews/8.yaml': other, 'recipes/36.yaml': recipe }
    const problemsOf = (text: string) => checkWith({ ...others, [name]: text }).problems
    let source = changed(name, before, after)
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
  },
)
