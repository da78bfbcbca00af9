import { type Broken, RECIPE, POST, change, text } from './breakGood.ts'
import { GOOD } from '../goodContent.ts'

/** The text of posts and pages. */
export const TEXTS: Broken = {
  'a table of more cells than a page shows': [
    change(
      POST,
      '<Tip>Dry',
      `${'|a'.repeat(80)}\n${'|-'.repeat(80)}\n${'|\n'.repeat(80)}\n<Tip>Dry`,
    ),
    'content/posts/3.mdx:79:1  The tables of the text have more than 5000 cells.  Leave out columns or rows.',
  ],
  'more lines than a post has': [
    change(POST, '<Tip>Dry', `${'a\n'.repeat(3001)}\n<Tip>Dry`),
    'content/posts/3.mdx:3015:1  The text has more than 3000 lines.  Make several documents of it.',
  ],
  'YAML of nothing but anchors': [
    change(RECIPE, 'id: 1', `id: [${'&a b,'.repeat(2001)}]`),
    'content/recipes/1.yaml:1:10006  The text has more than 2000 signs such as ! & and *.  Make several documents of it.',
  ],
  'an address that no browser takes': [
    change(POST, '(/recipes/1)', `(https://x.example/${'x'.repeat(1000)})`),
    'content/posts/3.mdx:13:29  A word of 1027 characters begins here; 1000 fit.  Shorten it, or part it by spaces.',
  ],
  'an address that is repeated too often': [
    change(
      POST,
      '<Tip>Dry',
      `${'[a]\n\n'.repeat(600)}[a]: /recipes/1#${'x'.repeat(900)}\n\n<Tip>Dry`,
    ),
    'content/posts/3.mdx:1031:1  The page that the text makes is too large from here on.  Make several documents of it.',
  ],
  'a post without a text': [
    { [POST]: `${GOOD[POST].split('\n---\n')[0]}\n---\n` },
    'content/posts/3.mdx:12:1  The text is missing.  Write it below the front matter.',
  ],
  'a row of asterisks and underscores': [
    text('*_'.repeat(300)),
    'content/posts/3.mdx:13:401  More than 400 marks such as * _ [ and ` stand in one paragraph.  Take out what is not meant, or part the text by empty lines.',
  ],
  'something in braces': [
    text('Bread is {good}.'),
    'content/posts/3.mdx:13:10  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
  ],
  'an import': [
    text("import bread from './bread.js'"),
    'content/posts/3.mdx:13:1  An import or export stands in the text.  Remove it; none is needed.',
  ],
  'a card with quotation marks of a word processor': [
    change(POST, '<RecipeCard id="1" />', '<RecipeCard id=“1” />'),
    'content/posts/3.mdx:15:16  The text cannot be read: Unexpected character `“` (U+201C) before attribute value, expected a character that can start an attribute value, such as `"`, `\'`, or `{`.  Write it as <RecipeCard id="1" />.',
  ],
  'a heading without a space': [
    text('##Bread'),
    'content/posts/3.mdx:13:1  “##” makes no heading here, since no space follows.  Write “## Bread”.',
  ],
  'a link that is not closed': [
    text('Stale bread makes [the best toast](/recipes/1.'),
    'content/posts/3.mdx:13:1  A link begins here that does not end, or has a space in its address.  Write it as [words](/recipes/7), and a picture with a space in its name as ![words](<a photo.jpg>).',
  ],
  'a picture in a tip': [
    change(POST, '- Keep it *cut side down*.', '- "![a](a.jpg) Keep it"'),
    'content/posts/3.mdx:10:5  “tips[1]”: A picture stands inside a line of text.  Take it out.',
  ],
  'brackets of a link the wrong way round': [
    text('Stale bread makes (the best toast)[/recipes/1].'),
    'content/posts/3.mdx:13:1  The brackets of a link stand the wrong way round, or with a space between them.  Write it as [words](/recipes/7).',
  ],
  ...Object.fromEntries(
    ['[[Stale bread]]', '![[bread.jpg]]', '[wprm-recipe id="1"]', 'Stale【4†source】'].map(
      (sign) => [
        `what another program reads, ${sign}`,
        [
          text(`${sign} bread.`),
          'content/posts/3.mdx:13:1  A sign of another program stands here, which readers see as it is.  Take it out, or write a link or a card in its place.',
        ],
      ],
    ),
  ),
  ...Object.fromEntries(
    ['**Stale bread.', '** Stale ** bread.'].map((words) => [
      `bold words that are none, ${words}`,
      [
        text(words),
        'content/posts/3.mdx:13:1  “**” stands here as it is, since its other half is missing or a space is within.  Write **words**, with both halves right at the words.',
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['| a | b |\n| 1 | 2 |', 'a | b\n| 1 | 2 |'].map((rows) => [
      `rows without a table, ${rows}`,
      [
        text(rows),
        'content/posts/3.mdx:13:1  Rows of a table stand here, and make none.  Write | --- | --- | below the first, with as many parts, and no empty line among them.',
      ],
    ]),
  ),
  'a link to the development server': [
    text('Make [toast](http://localhost:5173/recipes/1).'),
    'content/posts/3.mdx:13:6  The link “http://localhost:5173/recipes/1” leads to a computer of one’s own.  Write the address from the / on, such as /recipes/7.',
  ],
  'a link to the site’s own address': [
    text('Make [toast](https://toastery.example/recipes/9).'),
    'content/posts/3.mdx:13:6  The link “/recipes/9” leads to no page.  Write the address of a page, such as /recipes/7.',
  ],
  'a space without a width': [
    text('Stale\u200B bread.'),
    'content/posts/3.mdx:13:6  A character that cannot be shown stands here.  Delete it, or write the right one; after an odd save, take the earlier version (git restore).',
  ],
  'a slip in the name of a card': [
    change(POST, '<RecipeCard id', '<RecipieCard id'),
    'content/posts/3.mdx:15:1  <RecipieCard> is not allowed in the text.  Did you mean <RecipeCard>?',
  ],
  'a card without an id': [
    change(POST, '<RecipeCard id="1" />', '<RecipeCard />'),
    'content/posts/3.mdx:15:1  <RecipeCard> needs the id of a document.  Write the number at the end of the address of its page, as in id="7".',
  ],
  'a card inside a sentence': [
    text('Make <RecipeCard id="1" /> today.'),
    'content/posts/3.mdx:13:6  <RecipeCard> stands inside a line of text.  Put it on a line of its own, between empty lines.',
  ],
  'a picture without words': [
    text('![](bread.jpg)'),
    'content/posts/3.mdx:13:1  A picture has no words for readers who do not see it.  Say what it shows: ![A bowl of plums](bread.jpg).',
  ],
  'a picture with a title': [
    text('![Bread](bread.jpg "Bread")'),
    'content/posts/3.mdx:13:1  A picture has a title, which nobody would see.  Leave it out: ![A bowl of plums](bread.jpg).',
  ],
  'a list in a tip': [
    change(POST, '- Keep it *cut side down*.', '- "- One"'),
    'content/posts/3.mdx:10:5  “tips[1]”: This must be one line of text.  Leave out pictures, headings, lists, components and empty lines.',
  ],
  'a card written as words': [
    text('RecipeCard id="1" />'),
    'content/posts/3.mdx:13:1  A card stands here as words, since “<” is missing or not right before its name.  Write “<” right before its name, on a line of its own.',
  ],
  'a footnote': [
    text('Stale bread[^1].\n\n[^1]: Or fresh.'),
    'content/posts/3.mdx:13:12  A footnote stands in the text.  Write it into the sentence.',
  ],
  'a reference without its address': [
    text('Stale bread makes [toast][best].'),
    'content/posts/3.mdx:13:1  The reference “[toast][best]” leads to nothing.  Write a link as [words](/recipes/7).',
  ],
}
