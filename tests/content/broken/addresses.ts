import { type Broken, RECIPE, POST, change } from './breakGood.ts'
import { changed } from '../goodContent.ts'

export const ADDRESSES: Broken = {
  'an image on a host that adds to the policy of the pages': [
    change(RECIPE, 'difficulty: ', 'image: https://x;sandbox/a.png\ndifficulty: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://x;sandbox/a.png”.  Write the name of the host, without a user name before it.',
  ],
  'an image on any host': [
    change(RECIPE, 'difficulty: ', 'image: https://*/a.png\ndifficulty: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://*/a.png”.  Write the name of the host, without a user name before it.',
  ],
  'a user name before the host of an image': [
    change(RECIPE, 'difficulty: ', 'image: https://photos.example@x.example/a.png\ndifficulty: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://photos.example@x.example/a.png”.  Write “https://x.example/a.png”.',
  ],
  'the host of an image in other letters': [
    change(RECIPE, 'difficulty: ', 'image: https://bücher.example/a.png\ndifficulty: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://bücher.example/a.png”.  Write “https://xn--bcher-kva.example/a.png”.',
  ],
  'an address longer than browsers show': [
    change(RECIPE, 'difficulty: ', `image: https://x.example/${'x'.repeat(1000)}\ndifficulty: `),
    'content/recipes/1.yaml:6:8  “image” is longer than the 1000 characters that fit.  Give the image a shorter address.',
  ],
  'such a host where words could stand': [
    change(RECIPE, 'Two slices of toast rubbed with tomato', "https://x;connect-src'none'/a.png"),
    "content/recipes/1.yaml:5:12  “imageDesc” needs a host of letters, digits, dots and hyphens alone, but is “https://x;connect-src'none'/a.png”.  Write the name of the host, without a user name before it.",
  ],
  'images on more hosts than the policy of a page can name': [
    Object.fromEntries(
      Array.from({ length: 5 }, (_, index) => [
        `recipes/${index + 1}.yaml`,
        changed(
          RECIPE,
          'difficulty: ',
          `image: https://${'x.'.repeat(3)}${`${index}`.repeat(63)}.${'y'.repeat(63)}.${'z'.repeat(63)}.example/a.png\ndifficulty: `,
        )
          .replace('id: 1', `id: ${index + 1}`)
          .replace('Tomato toast', `Toast number ${index}`),
      ]),
    ),
    'content/recipes/5.yaml:6:8  “image” is on one host too many: pages allow images from 4.  Take it from a host that another document uses, or put a file beside this one.',
  ],
  'a user name before the host of a shop': [
    change('reviews/7.yaml', 'https://www.amazon.com/', 'https://www.amazon.com@x.example/'),
    'content/reviews/7.yaml:7:16  “affiliateLink” must be an address that starts with https://, but is “https://www.amazon.com@x.example/s?k=olive+oil”.  Write for example “affiliateLink: https://www.amazon.com/s?k=cast+iron+skillet”.',
  ],
  'a user name before the host of a link': [
    change(POST, '(/recipes/1)', '(https://bank.example@x.example/)'),
    'content/posts/3.mdx:13:19  The link “https://bank.example@x.example/” has a user name before its host.  Leave out the user name and the “@”.',
  ],
  'a password before the host of a link': [
    change(POST, '(/recipes/1)', '(https://:x@x.example/)'),
    'content/posts/3.mdx:13:19  The link “https://:x@x.example/” has a user name before its host.  Leave out the user name and the “@”.',
  ],
}
