import { GOOD } from '../goodContent.ts'
import { type Broken, RECIPE, POST, inFile } from './breakGood.ts'

export const FILES: Broken = {
  ...inFile(RECIPE, {
    'Tomato toast → Tomato \u202Etsaot':
      '2:15  A character that cannot be shown stands here.  Delete it, or write the right one; after an odd save, take the earlier version (git restore).',
    '  - text: 4 slices bread →   \u00A0- text: 4 slices bread':
      '14:3  A no-break space stands before the first word of the line, which is no indent.  Write plain spaces in its place.',
    '  - Toast the bread →   • Toast the bread':
      '20:3  An entry begins with a hyphen and a space, and here stands something else.  Begin the entry with “- ” in its place.',
  }),
  ...inFile(POST, {
    "- Keep it *cut side down*. → - 'Keep it dry.":
      '10:5  A quotation mark is opened here and never closed.  Close it where the text ends, or leave it out.',
    '- Keep it *cut side down*. → - *Never':
      '10:5  “tips[1]” begins with “*”, which YAML reads as a sign of its own.  Put the text in quotes, or leave the sign out.',
  }),
  'a text of a word processor': [
    { 'posts/4-soup.docx': '' },
    'content/posts/4-soup.docx:1:1  A file of a word processor cannot be read.  Run npm run new post "Its title", paste the text there, and delete this file.',
  ],
  'a file beside the fonts': [
    { 'fonts/my.pdf': '' },
    'content/fonts/my.pdf:1:1  In content/fonts/ are fonts as WOFF2, TTF or OTF, and their licenses as TXT.  Put it there in one of these formats, or delete it.',
  ],
  ...Object.fromEntries(
    ['2-soup.yml', '2-soup.yaml.txt', '2-soup.md'].map((name) => [
      `a recipe as ${name}`,
      [
        { [`recipes/${name}`]: 'id: 2\n' },
        `content/recipes/${name}:1:1  No document type has files in this place with this ending.  Rename it to 2-soup.yaml.`,
      ],
    ]),
  ),
  'a text as chats give it': [
    { [RECIPE]: `\n\`\`\`yaml\n${GOOD[RECIPE]}\`\`\`\n` },
    'content/recipes/1.yaml:2:1  “```” marks code in chats, and is no part of a document.  Delete the line, and the one with ``` at the end of the file.',
  ],
  'a file of a system': [
    { 'recipes/Thumbs.db': '' },
    'content/recipes/Thumbs.db:1:1  A program made this file; the site does not need it.  Delete it.',
  ],
  'a post that begins with its text': [
    { 'posts/4.mdx': 'Stale bread.\n' },
    'content/posts/4.mdx:1:1  The front matter is missing.  Begin the file with a line of three hyphens, then the fields, then three hyphens again.',
  ],
}
