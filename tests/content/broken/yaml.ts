import { type Broken, RECIPE, POST, change } from './breakGood.ts'

/** The YAML of a file or of its front matter. */
export const YAML: Broken = {
  'a tab before a list entry': [
    change(RECIPE, '  - text: 4 slices bread', '	- text: 4 slices bread'),
    'content/recipes/1.yaml:14:1  A tab stands at the beginning of the line, where only blanks may stand.  Write two blanks in its place.',
  ],
  'a no-break space before a list entry': [
    change(RECIPE, '  - text: 4 slices bread', '  \u00A0- text: 4 slices bread'),
    'content/recipes/1.yaml:14:3  A no-break space stands before the first word of the line, which is no indent.  Write plain blanks in its place.',
  ],
  'a bullet before a list entry': [
    change(RECIPE, '  - Toast the bread', '  • Toast the bread'),
    'content/recipes/1.yaml:20:3  A bullet stands here, which begins no entry.  Begin the entry with “- ” in its place.',
  ],
  'a second document behind three hyphens': [
    change(RECIPE, 'nutrition:', '---\nnutrition:'),
    'content/recipes/1.yaml:23:1  A second document begins here.  Keep one per file.',
  ],
  'a file that holds a list': [
    { 'recipes/2.yaml': '- id: 2\n' },
    'content/recipes/2.yaml:1:1  The file holds no fields.  Write one “name: value” per line.',
  ],
  'brackets in brackets': [
    { 'recipes/2.yaml': '['.repeat(20_000) },
    'content/recipes/2.yaml:1:1  The YAML is nested too deeply.  Write it as in a neighbouring file.',
  ],
  'an apostrophe that is never followed by another': [
    change(POST, '- Keep it *cut side down*.', "- 'Keep it dry."),
    'content/posts/3.mdx:10:5  A quotation mark is opened here and never closed.  Close it where the text ends, or leave it out.',
  ],
  'emphasis at the beginning of a value': [
    change(POST, '- Keep it *cut side down*.', '- *Never* freeze it.'),
    'content/posts/3.mdx:10:13  The YAML cannot be read: Unexpected scalar at node end.  Put the whole text in double quotes, or write it as in a neighbouring file.',
  ],
  'a value that is an alias': [
    change(POST, '- Keep it *cut side down*.', '- *Never'),
    'content/posts/3.mdx:10:5  “tips[1]” begins with “*”, which YAML reads as a sign of its own.  Put the text in quotes, or leave the sign out.',
  ],
}
