import { GOOD } from '../goodContent.ts'
import {
  type Broken,
  RECIPE,
  REVIEW,
  POST,
  PAGE,
  change,
  inFile,
  otherRecipe,
} from './breakGood.ts'

export const VALUES: Broken = {
  ...inFile(RECIPE, {
    '  fat: 9g →   fat: 9g\n  fat: 8g':
      '28:3  “nutrition.fat” stands here twice; the first is in line 27.  Keep what is right of the two, and delete the other.',
    'rating: 4.8 → rating: 4.8\ndraft: yes':
      '11:8  “draft” must be true or false, but is the text “yes”.  Write for example “draft: true”.',
    'Bread, garlic and a ripe tomato. → To be written.':
      '4:14  “description” still says “To be written.”  Write it, or make the document a draft: “draft: true”.',
    'date: 2025-10-19 → date: 2025-10-19\npublishAt: 2027-05-03T09:00':
      '12:12  “publishAt” must be a day that exists, 2026-12-01, or a time with its zone, 2026-12-01T09:00Z, but is “2027-05-03T09:00”.  Write it as 2026-12-01 or, in UTC, as 2026-12-01T09:00Z.',
    "  - Rub it →   - ':'\n  - Rub it":
      '21:5  “:” is a heading without a name.  Name its part, as in “For the dough:”, or remove it.',
    'rating: 4.8 → rating: 4.75': '10:9  “rating” may have one decimal, but is 4.75.  Write 4.8.',
    'difficulty:  → image: https://x;sandbox/a.png\ndifficulty: ':
      '6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://x;sandbox/a.png”.  Write the name of the host, without a user name before it.',
    'difficulty:  → image: https://photos.example@x.example/a.png\ndifficulty: ':
      '6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://photos.example@x.example/a.png”.  Write “https://x.example/a.png”.',
    'difficulty:  → updateNote: Less salt.\ndifficulty: ':
      '6:13  “updateNote” says what changed, but “updated” does not say when.  Add “updated” with the day of the change, or remove the note.',
    'difficulty:  → stepPictures:\n  - step: 3\n    image: https://x.example/a.jpg\n    imageDesc: Toast\ndifficulty: ':
      '7:11  “stepPictures[1].step” is 3, but there are 2 steps; headings are none.  Write the number that the page shows beside the step.',
    'difficulty:  → video:\n  title: Rubbing it\n  youtube: https://vimeo.example/7\ndifficulty: ':
      '8:12  “video.youtube” must be the address of one video at YouTube, but is “https://vimeo.example/7”.  Write for example “youtube: https://youtu.be/aqz-KE-bpKQ”.',
    'difficulty:  → video:\n  title: Rubbing it\ndifficulty: ':
      '7:10  “video” must have either “file” or “youtube”.  Name the one that is shown.',
    'difficulty:  → video:\n  title: Rubbing it\n  file: rub.mov\ndifficulty: ':
      '8:9  “video.file” must be the name of a file that ends in .mp4 or .webm, but is “rub.mov”.  Write for example “file: dal.mp4”.',
    'difficulty:  → image: https://bücher.example/a.png\ndifficulty: ':
      '6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://bücher.example/a.png”.  Write “https://xn--bcher-kva.example/a.png”.',
  }),
  ...inFile(REVIEW, {
    '  - Fruity →   -':
      '11:4  “pros[2]” is empty.  Write it after the hyphen, or remove the entry.',
    '$12 → 25 EUR':
      '18:8  “price” must be one to four dollar signs, an amount such as $40, $40–60, £40 or 40 €, or words without a number, but is “25 EUR”.  Write for example “price: $40”.',
    'rating: 4.6 → rating: 4.6\nupdated: 2027-05-04':
      '7:10  “updated” is 2027-05-04, which is still to come.  Write the day of the change, or remove the line.',
  }),
  ...inFile(PAGE, {
    'slug: about → slug: recipes':
      '2:7  “slug” must be lowercase letters, digits and hyphens, and no address of another page, but is “recipes”.  Write for example “slug: about”.',
  }),
  ...inFile(POST, {
    'date: 2025-10-12 → date: 2025-10-12\nupdated: 2025-10-11':
      '6:10  “updated” is 2025-10-11, which is before “date”, 2025-10-12.  Write a later day, or remove the line.',
    'date: 2025-10-12 → date: 2025-10-12\npublishAt: 2026-12-01\nexpireAt: 2026-11-30':
      '7:11  “expireAt” is 2026-11-30, which is not after “publishAt”, 2026-12-01.  Write a later day, or remove one of the two.',
    '(/recipes/1) → (https://bank.example@x.example/)':
      '13:19  The link “https://bank.example@x.example/” has a user name before its host.  Leave out the user name and the “@”.',
  }),
  'steps that all end in a colon': [
    {
      [RECIPE]: GOOD[RECIPE]
        .replace('- Toast the bread for 5 minutes.', "- 'Toast the bread:'")
        .replace('- Rub it with the tomato, and pour the oil over it.', "- 'Rub it:'"),
    },
    'content/recipes/1.yaml:20:5  What ends in a colon is a heading, and “instructions” holds nothing else.  Write the steps below their headings, or end them with a full stop.',
  ],
  'an end at the very moment of the beginning, in another zone': [
    otherRecipe('publishAt: 2026-12-01T10:00+01:00\nexpireAt: 2026-12-01T11:00+02:00'),
    'content/recipes/2.yaml:3:11  “expireAt” is 2026-12-01T11:00+02:00, which is not after “publishAt”, 2026-12-01T10:00+01:00.  Write a later day, or remove one of the two.',
  ],
  'an address longer than browsers show': [
    change(RECIPE, 'difficulty: ', `image: https://x.example/${'x'.repeat(1000)}\ndifficulty: `),
    'content/recipes/1.yaml:6:8  “image” is longer than the 1000 characters that fit.  Give the image a shorter address.',
  ],
}
