import { type Broken, POST, change, inFile, inText, text } from './breakGood.ts'

export const TEXTS: Broken = {
  ...inText({
    "import bread from './bread.js'":
      '13:1  An import or export stands in the text.  Remove it; none is needed.',
    '##Bread': '13:1  “##” makes no heading here, since no space follows.  Write “## Bread”.',
    'Stale bread makes [the best toast](/recipes/1.':
      '13:1  A link begins here that does not end, or has a space in its address.  Write it as [words](/recipes/7), and a picture with a space in its name as ![words](<a photo.jpg>).',
    'Make [toast](http://localhost:5173/recipes/1).':
      '13:6  The link “http://localhost:5173/recipes/1” leads to a computer of one’s own.  Write the address from the / on, such as /recipes/7.',
    'Make <RecipeCard id="1" /> today.':
      '13:6  <RecipeCard> stands inside a line of text.  Put it on a line of its own, between empty lines.',
    '![ ](bread.jpg)':
      '13:1  A picture has no words for readers who do not see it.  Say what it shows: ![A bowl of plums](bread.jpg).',
    '![Bread](bread.jpg "Bread")':
      '13:1  A picture has a title, which nobody would see.  Leave it out: ![A bowl of plums](bread.jpg).',
    'RecipeCard id="1" />':
      '13:1  A card stands here as words, since “<” is missing or not right before its name.  Write “<” right before its name, on a line of its own.',
    'Stale bread makes [toast][best].':
      '13:1  The reference “[toast][best]” leads to nothing.  Write a link as [words](/recipes/7).',
  }),
  ...inFile(POST, {
    '<RecipeCard id="1" /> → <RecipeCard id=“1” />':
      '15:16  The text cannot be read: Unexpected character `“` (U+201C) before attribute value, expected a character that can start an attribute value, such as `"`, `\'`, or `{`.  Write it as <RecipeCard id="1" />.',
    '- Keep it *cut side down*. → - "![a](a.jpg) Keep it"':
      '10:5  “tips[1]”: A picture stands inside a line of text.  Take it out.',
    '<RecipeCard id → <RecipieCard id':
      '15:1  <RecipieCard> is not allowed in the text.  Did you mean <RecipeCard>?',
    '<RecipeCard id="1" /> → <RecipeCard />':
      '15:1  <RecipeCard> needs the id of a document.  Write the number at the end of the address of its page, as in id="7".',
    '- Keep it *cut side down*. → - "- One"':
      '10:5  “tips[1]”: This must be one line of text.  Leave out pictures, headings, lists, components and empty lines.',
  }),
  'more lines than a post has': [
    change(POST, '<Tip>Dry', `${'a\n'.repeat(3001)}\n<Tip>Dry`),
    'content/posts/3.mdx:3015:1  The text has more than 3000 lines.  Make several documents of it.',
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
  ...Object.fromEntries(
    ['[[Stale bread]]', '[wprm-recipe id="1"]'].map((sign) => [
      `what another program reads, ${sign}`,
      [
        text(`${sign} bread.`),
        'content/posts/3.mdx:13:1  A sign of another program stands here, which readers see as it is.  Take it out, or write a link or a card in its place.',
      ],
    ]),
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
}
