import { type Broken, RECIPE, REVIEW, POST, CATEGORIES, SITE, inFile } from './breakGood.ts'

/** Typos whose message gives the exact replacement. */
export const SLIPS: Broken = {
  ...inFile(RECIPE, {
    'nutrition:\n  calories → nutrition:\ncalories':
      '24:1  “calories” is a field of “nutrition”, but has no spaces before it.  Indent it below “nutrition” with two spaces, and the lines that go on with it.',
    'nutrition: → nutrition: per slice':
      '23:12  “nutrition” has its fields below it, so no text can stand behind its colon.  Take “per slice” away.',
    'Tomato toast → "“Toast: tomato”"':
      '2:8  Warning: “title” is in quotation marks, which readers see.  Leave them out: "Toast: tomato"  [quoted-value]',
    '  - text: 4 →   - group: For the toast\n  - text: 4':
      '14:5  “group: For the toast” stands in an entry of its own.  Put it into the entry below, as a line behind “text:”, and remove this entry.',
    '  - text: 1 ripe tomato →     text: 1 ripe tomato':
      '15:5  “ingredients[1].text” stands here twice; the first is in line 14.  If another entry begins here, a hyphen is missing: write “- text” two spaces further left. Else keep one of the two.',
    '    affil →   affil':
      '17:3  The line belongs to the one above, but is not indented enough.  Begin it with four spaces, when it goes on with the line above, or with “- ” below that hyphen, when it is another entry.',
    'the bread for → the #8 bread\n    for':
      '20:15  The entry holds a “#” behind a space, from where on YAML reads a note.  Put the text in quotes, in place of its 2 lines: - "Toast the #8 bread for 5 minutes."',
    'the bread → \n\tthe bread':
      '21:1  A tab stands at the beginning of the line, where only spaces may stand.  Begin the line with four spaces in its place.',
    'id: 1\n → id：1\n':
      '1:3  A wide colon stands behind the name of the field, which YAML takes for a letter.  Write “: ” in its place.',
    'Bread, garlic → Bread,\ngarlic':
      '5:1  The line belongs to the one above, but is not indented enough.  Begin it with two spaces, when it goes on with the line above.',
    'prepTime: 10\n → prepTime: 10, ':
      '7:15  “cookTime:” stands behind “prepTime”, where no field can begin.  Begin a new line before “cookTime:”, with no spaces before it, and leave the comma out.',
    'nutrition:\n  calories: 240 kcal\n  protein: 7g\n → nutrition: calories: 240 kcal, protein: 7g\n':
      '23:12  “calories:” stands behind “nutrition”, where no field can begin.  Begin a new line before “calories:”, with two spaces before it.',
    'id: 1\n →  id: 1\n':
      '1:2  “id” stands behind spaces, which make it a part of no field.  Take the spaces before it away.',
    'servings: 2 →   servings: 2':
      '9:3  “servings” stands behind spaces, which make it a part of “cookTime”.  Take the spaces before it away.',
    '  calories →      calories':
      '24:6  “calories” stands further right than “protein”, another field of “nutrition”.  Begin it with two spaces.',
    'd: olive oil → d: olive oil\n  - group: Top':
      '18:5  “group: Top” stands in an entry of its own.  Write “text:” with the first ingredient of the group in a line below it, or remove this entry.',
    'fat: 9g → fat: 9g\n  sodium: 1,000mg':
      '28:11  “nutrition.sodium” must be whole milligrams followed by mg, but is “1,000mg”.  Write 1000mg.',
    'rating: 4.8 → notes:\n  storage: In a box.\nrating: 4.8\nnotes:\n  reheating: In a pan.':
      '13:1  “notes” stands here twice; the first is in line 10.  Move the lines below this one to the end of those of that one, and delete this line.',
    'Tomato toast → “Toast: tomato”':
      '2:14  “title” holds a colon, behind which YAML expects another value.  Put the text in quotes: title: "Toast: tomato"',
    '    affil →       affil':
      '17:7  “affiliateKeyword” stands further right than “text”, another field of “ingredients”.  Begin it with four spaces.',
    'prepTime → imageFocus: 50 30\nprepTime':
      '7:13  “imageFocus” must be two percentages from 0% to 100% with a space between them, but is “50 30”.  Write 50% 30%.',
    '  - text: 4 slices bread\n  - text: 1 ripe tomato\n  - text: 1 tablespoon (15 ml) olive oil\n    affiliateKeyword: olive oil\n → ':
      '13:13  “ingredients” is empty.  Write at least one entry below it, such as “  - text: 2 tablespoons (30 ml) olive oil”.',
    '- text: 1 ripe → - text: &frac12; ripe':
      '15:11  “&frac12;” is a sign of web pages.  Write: ½ ripe tomato',
  }),
  ...inFile(REVIEW, {
    'k=olive+oil → k=olive oil':
      '7:16  “affiliateLink” must be an address that starts with https://, but is “https://www.amazon.com/s?k=olive oil”.  Write %20 in place of the space: https://www.amazon.com/s?k=olive%20oil',
    'rating: 4.6 → rating: 4.6\nalternatives:\n  - 8':
      '8:5  “alternatives[1]” must be text, but YAML reads 8 as the number 8.  Write reviews/8.',
    'pros:\n  - Fresh → pros: - Fresh':
      '9:7  The list of “pros” begins behind its name.  Write “pros:” alone, and each entry on a line of its own below it, as “  - Fresh”.',
    '- Fresh → - #1 oil':
      '10:5  “pros[1]” begins with “#”, from where on YAML reads a note.  Put the text in quotes: "#1 oil"',
    '- Fruity → -\u00A0Fruity':
      '11:4  A no-break space stands behind the hyphen or the colon, which YAML takes for a letter.  Write a plain space in its place.',
    'cons:\n  - Dear → cons: none':
      '12:7  “cons” says “none”, but needs an entry.  Write one that is true, on a line of its own below it, behind “- ”.',
    'https: → http:':
      '7:16  “affiliateLink” must be an address that starts with https://, but is “http://www.amazon.com/s?k=olive+oil”.  Write https://www.amazon.com/s?k=olive+oil.',
    '$12 → 49.99 USD':
      '18:8  “price” must be one to four dollar signs, an amount such as $40, $40–60, £40 or 40 €, or words without a number, but is “49.99 USD”.  Write $49.99.',
  }),
  ...inFile(POST, {
    'id="1" → id=1':
      '15:16  The text cannot be read: Unexpected character `1` (U+0031) before attribute value, expected a character that can start an attribute value, such as `"`, `\'`, or `{`.  Write it as <RecipeCard id="1" />.',
    '"1" /> → "1">':
      '15:1  The text cannot be read: Expected a closing tag for `<RecipeCard>`.  Write it as <RecipeCard id="1" />.',
    '---\nid → \n---\nid':
      '1:1  The file begins with an empty line, above its three hyphens.  Delete all above the three hyphens.',
    'down*.\n--- → down*.\n--':
      '11:1  The front matter does not end before the text.  Write three hyphens in place of this line.',
    '<RecipeCard id="1" /> → <ReviewCard id="7" />':
      '15:1  <ReviewCard> is not allowed in the text.  Did you mean <ProductCard>?',
    'id="1" → recipe="36"':
      '15:1  <RecipeCard> does not take “recipe”.  Write <RecipeCard id="36" />.',
    '<Tip>Dry bread is not old bread.</Tip> → <Tip text="Dry bread is not old bread." />':
      '17:1  <Tip> does not take “text”.  Write <Tip>Dry bread is not old bread.</Tip>.',
    '- Keep it → - [Bread](/recipes/1): keep it':
      '10:12  The entry begins with “[”, which YAML reads as a sign of its own.  Put the text in quotes: - "[Bread](/recipes/1): keep it *cut side down*."',
  }),
  ...inFile(SITE, {
    'search: → redirects:\n  - from: https://toastery.example/recipes/99\n    to: /recipes/1\nsearch:':
      '32:11  “redirects[1].from” must be an address that begins with a slash, of letters, digits and hyphens, but is “https://toastery.example/recipes/99”.  Write /recipes/99.',
  }),
  ...inFile(CATEGORIES, {
    '  - name: Vegan →   - name: Vegan\nsynonyms:\n  - means: leek\n    words: [poireau]\n  - name: Soups':
      '18:5  “synonyms[2].name” is not a field here.  Move the line below “recipes” or “reviews” or “posts” or “topics”, where it belongs.',
  }),
}
