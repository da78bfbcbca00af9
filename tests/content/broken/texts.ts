import { type Broken, RECIPE, POST, change, text } from './breakGood.ts'
import { GOOD } from '../goodContent.ts'

/** The text of posts and pages. */
export const TEXTS: readonly Broken[] = [
  [
    'too-much-structure',
    'a table of more cells than a page shows',
    change(
      POST,
      '<Tip>Dry',
      `${'|a'.repeat(80)}\n${'|-'.repeat(80)}\n${'|\n'.repeat(80)}\n<Tip>Dry`,
    ),
    'content/posts/3.mdx:79:1  The tables of the text have more than 5000 cells.  Leave out columns or rows.',
  ],
  [
    'too-much-structure',
    'more lines than a post has',
    change(POST, '<Tip>Dry', `${'a\n'.repeat(3001)}\n<Tip>Dry`),
    'content/posts/3.mdx:3015:1  The text has more than 3000 lines.  Make several documents of it.',
  ],
  [
    'too-much-structure',
    'YAML of nothing but anchors',
    change(RECIPE, 'id: 1', `id: [${'&a b,'.repeat(2001)}]`),
    'content/recipes/1.yaml:1:10006  The text has more than 2000 signs such as ! & and *.  Make several documents of it.',
  ],
  [
    'long-word',
    'an address that no browser takes',
    change(POST, '(/recipes/1)', `(https://x.example/${'x'.repeat(1000)})`),
    'content/posts/3.mdx:13:29  A word of 1027 characters begins here; 1000 fit.  Shorten it, or part it by blanks.',
  ],
  [
    'large-text',
    'an address that is repeated too often',
    change(
      POST,
      '<Tip>Dry',
      `${'[a]\n\n'.repeat(300)}[a]: /recipes/1#${'x'.repeat(900)}\n\n<Tip>Dry`,
    ),
    'content/posts/3.mdx:455:1  The addresses that the text repeats by their names are too long for all its links.  Shorten the address, or use its name less often.',
  ],
  [
    'missing-text',
    'a post without a text',
    { [POST]: `${GOOD[POST].split('\n---\n')[0]}\n---\n` },
    'content/posts/3.mdx:12:1  The text is missing.  Write it below the front matter.',
  ],
  [
    'mdx-syntax',
    'a tag that is never closed',
    change(POST, '<Tip>Dry bread is not old bread.</Tip>', '<Tip>Dry bread is not old bread.'),
    'content/posts/3.mdx:17:1  The text cannot be read: Expected a closing tag for `<Tip>` before the end of `paragraph`.  Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.',
  ],
  [
    'mdx-syntax',
    'a comment of HTML',
    text('<!-- later -->'),
    'content/posts/3.mdx:13:2  The text cannot be read: Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_`.  Remove the comment.',
  ],
  [
    'mdx-syntax',
    'a smaller-than sign',
    text('Bread <2 days old.'),
    'content/posts/3.mdx:13:8  The text cannot be read: Unexpected character `2` (U+0032) before name, expected a character that can start a name, such as a letter, `$`, or `_`.  Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.',
  ],
  [
    'too-many-marks',
    'a row of asterisks and underscores',
    text('*_'.repeat(300)),
    'content/posts/3.mdx:13:401  More than 400 marks such as * _ [ and ` stand in one paragraph.  Take out what is not meant, or part the text by empty lines.',
  ],
  [
    'mdx-expression',
    'something in braces',
    text('Bread is {good}.'),
    'content/posts/3.mdx:13:10  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
  ],
  [
    'mdx-import',
    'an import',
    text("import bread from './bread.js'"),
    'content/posts/3.mdx:13:1  An import or export stands in the text.  Remove it; none is needed.',
  ],
  [
    'unknown-component',
    'a tag of HTML',
    text('<div>Bread</div>'),
    'content/posts/3.mdx:13:1  <div> is not allowed in the text.  Write Markdown, or one of: <RecipeCard>, <ProductCard>, <Tip>.',
  ],
  [
    'unknown-component',
    'a script',
    text('<script>alert(1)</script>'),
    'content/posts/3.mdx:13:1  <script> is not allowed in the text.  Write Markdown, or one of: <RecipeCard>, <ProductCard>, <Tip>.',
  ],
  [
    'unknown-component',
    'a slip in the name of a card',
    change(POST, '<RecipeCard id', '<RecipieCard id'),
    'content/posts/3.mdx:15:1  <RecipieCard> is not allowed in the text.  Did you mean <RecipeCard>?',
  ],
  [
    'component-use',
    'a card without an id',
    change(POST, '<RecipeCard id="1" />', '<RecipeCard />'),
    'content/posts/3.mdx:15:1  <RecipeCard> needs the id of a document.  Write <RecipeCard id="7" />.',
  ],
  [
    'component-use',
    'a card with a handler',
    change(POST, '<RecipeCard id="1" />', '<RecipeCard id="1" onClick="x" />'),
    'content/posts/3.mdx:15:1  <RecipeCard> does not take “onClick”.  Remove it.',
  ],
  [
    'component-use',
    'an id in braces',
    change(POST, 'id="1"', 'id={1}'),
    'content/posts/3.mdx:15:1  <RecipeCard> has a value in braces.  Write the value in quotes: id="7".',
  ],
  [
    'component-use',
    'an empty tip',
    change(POST, '<Tip>Dry bread is not old bread.</Tip>', '<Tip></Tip>'),
    'content/posts/3.mdx:17:1  <Tip> is empty.  Write <Tip>The tip.</Tip>',
  ],
  [
    'component-place',
    'a card inside a sentence',
    text('Make <RecipeCard id="1" /> today.'),
    'content/posts/3.mdx:13:6  <RecipeCard> stands inside a line of text.  Put it on a line of its own, between empty lines.',
  ],
  [
    'refused-markdown',
    'a heading of the first level',
    text('# Bread'),
    'content/posts/3.mdx:13:1  A level-one heading stands in the text.  Begin it with “##”.',
  ],
  [
    'refused-markdown',
    'a picture in the text',
    text('![Bread](/bread.jpg)'),
    'content/posts/3.mdx:13:1  A picture stands in the text.  Name the picture in imageDesc instead.',
  ],
  [
    'several-lines',
    'a list in a tip',
    change(POST, '- Keep it *cut side down*.', '- "- One"'),
    'content/posts/3.mdx:10:5  “tips[1]”: This must be one line of text.  Leave out headings, lists, components and empty lines.',
  ],
  [
    'dead-reference',
    'a reference without its address',
    text('Stale bread makes [toast][best].'),
    'content/posts/3.mdx:13:1  The reference “[toast][best]” leads to nothing.  Write a link as [words](/recipes/7).',
  ],
  [
    'unsafe-link',
    'a link that runs a program',
    text('[Bread](javascript:alert(1))'),
    'content/posts/3.mdx:13:1  The link “javascript:alert(1)” leads nowhere safe.  Begin it with https://, mailto:, # or, for a page of this site, with /.',
  ],
  [
    'unsafe-link',
    'a link without a scheme',
    text('[Bread](www.bread.example)'),
    'content/posts/3.mdx:13:1  The link “www.bread.example” leads nowhere safe.  Begin it with https://, mailto:, # or, for a page of this site, with /.',
  ],
  [
    'unsafe-link',
    'a link to another host without a scheme',
    text('[Bread](//bread.example)'),
    'content/posts/3.mdx:13:1  The link “//bread.example” leads nowhere safe.  Begin it with https://, mailto:, # or, for a page of this site, with /.',
  ],
]
