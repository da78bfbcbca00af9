import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { GOOD, writeGood } from '../../../tests/content/goodContent.ts'
import { LEAST, makePhoto, RUST, TEAL } from '../../../tests/support/photos.ts'
import { REVIEW } from '../../../tests/support/reviewText.ts'
import { openCache } from '../../cache/cache.ts'
import { photoHash, photoKey } from '../../pictures/pictureName.ts'
import { formatProblem, ofSeverity, sortProblems } from '../../problems/problem.ts'
import { type ContentCache, createContentCache, readContent } from '../read/readContent.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'

let root: string
let jpeg: Buffer

beforeEach(async () => {
  root = temporaryFolder()
  await writeGood(path.join(root, 'content'))
  jpeg = await makePhoto().jpeg().toBuffer()
})

async function write(name: string, bytes: string | Buffer): Promise<string> {
  const file = path.join(root, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
  return file
}

function writeReview(id: number, image: string) {
  return write(`content/reviews/${id}.yaml`, `id: ${id}\nimage: ${image}\n${REVIEW}`)
}

const readFolder = (cache?: ContentCache) =>
  readContent(path.join(root, 'content'), new Date(0), cache)

async function read(cache?: ContentCache) {
  const { photos, problems } = await readFolder(cache)
  return { photos, reported: sortProblems(ofSeverity('error', problems)).map(formatProblem) }
}

/** Returns the only mistake, which must be at the value of `image`. */
async function problemWith(image: string): Promise<string | undefined> {
  await writeReview(7, image)
  const { photos, reported } = await read()
  expect([...photos.keys()]).toEqual([])
  expect(reported).toHaveLength(1)
  const place = 'content/reviews/7.yaml:2:8  “image”'
  expect(reported[0]?.slice(0, place.length)).toBe(place)
  return reported[0]?.slice(place.length)
}

test('a photo that no document shows, or shows any more, is warned of', async () => {
  await write('content/reviews/oil.jpg', jpeg)
  await write('content/reviews/old.jpg', jpeg)
  await writeReview(7, 'oil.jpg')
  const { problems } = await readFolder()
  const unused = problems.filter(({ rule }) => rule === 'unused-photo')
  expect(unused.map(formatProblem)).toEqual([
    'content/reviews/old.jpg:1:1  Warning: No document shows this file.  Name it in one that shows it, or delete the file; git keeps it.  [unused-photo]',
  ])
})

const TEXT = (image: string) => `---\nid: 3\nimage: ${image}\n---\n\nBread.\n`

test.each([
  ['cannot be read', 'reviews/7.yaml', 'id: 7\nimage: oil.jpg\ntitle: "Oil\n'],
  ['misspells its field', 'reviews/7.yaml', 'id: 7\nimgae: oil.jpg\n'],
  ['has a colon in its front matter', 'posts/3.mdx', TEXT('../reviews/oil.jpg\ntitle: a: b')],
  ['has another ending', 'reviews/7.yml', 'id: 7\nimage: oil.jpg\n'],
  ['names the photo with another ending', 'posts/3.mdx', TEXT('../reviews/oil.png')],
  ['names it in capitals', 'posts/3.mdx', TEXT('../reviews/Oil.jpg')],
])('no photo is called unused while a document %s', async (_why, name, text) => {
  await write('content/reviews/oil.jpg', jpeg)
  await write(`content/${name}`, text)
  const { problems } = await readFolder()
  expect(problems.map(({ rule }) => rule)).not.toContain('unused-photo')
})

describe('a photo beside its document', () => {
  test('is found with its hash and its color', async () => {
    await write('content/reviews/oil.jpg', jpeg)
    await writeReview(7, 'oil.jpg')
    const { photos, reported } = await read()
    expect(reported).toEqual([])
    expect(photos.get('content/reviews/7.yaml')).toEqual({
      file: path.join(root, 'content/reviews/oil.jpg'),
      hash: photoHash(jpeg),
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
  })

  test.each([
    ['a folder', 'photos/oil.jpg', 'reviews/photos/oil.jpg'],
    ['a folder for all', '../photos/oil.jpg', 'photos/oil.jpg'],
    ['a space', 'olive oil.jpg', 'reviews/olive oil.jpg'],
    ['an ending in capitals', 'OIL.JPG', 'reviews/OIL.JPG'],
    // Written in one character, and in two by some systems: nobody can see the difference.
    ['an accent', 'cr\u00e8me.jpg', 'reviews/cre\u0300me.jpg'],
  ])('may be named with %s', async (_what, image, file) => {
    await write(`content/${file}`, jpeg)
    await writeReview(7, image)
    const { photos, reported } = await read()
    expect(reported).toEqual([])
    expect(photos.get('content/reviews/7.yaml')?.file).toBe(path.join(root, 'content', file))
  })

  test('may be that of two documents, and of the site', async () => {
    await write('content/photos/oil.jpg', jpeg)
    await writeReview(7, '../photos/oil.jpg')
    await writeReview(8, '../photos/oil.jpg')
    await write('content/site.yaml', `image: photos/oil.jpg\n${GOOD['site.yaml']}`)
    const { photos, reported } = await read()
    expect(reported).toEqual([])
    const files = [...photos].map(
      ([document, { file }]) => `${document} ${path.relative(root, file)}`,
    )
    expect(files.toSorted()).toEqual([
      'content/reviews/7.yaml content/photos/oil.jpg',
      'content/reviews/8.yaml content/photos/oil.jpg',
      'content/site.yaml content/photos/oil.jpg',
    ])
  })
})

async function readPage(text: string) {
  await write('content/pages/about.mdx', `${GOOD['pages/about.mdx']}${text}\n`)
  const { problems, photosInTexts } = await readFolder()
  const reported = problems.map(formatProblem).filter((line) => /pages|unused/.test(line))
  return { reported, photos: photosInTexts.get('content/pages/about.mdx') }
}

describe('a photo in a text', () => {
  test('is found beside its document, and is not one that nobody shows', async () => {
    await write('content/pages/olive oil.jpg', jpeg)
    const { reported, photos } = await readPage('Hello.\n\n![A bottle](<olive oil.jpg>)')
    expect(reported.filter((line) => line.includes('unused-photo'))).toEqual([])
    expect(photos?.get('olive oil.jpg')).toMatchObject({ hash: photoHash(jpeg) })
  })

  test('that is missing is reported where it stands', async () => {
    await write('content/pages/plum.jpg', jpeg)
    const { reported } = await readPage('Hello.\n\n![Plums](plums.jpg)')
    expect(reported).toContain(
      'content/pages/about.mdx:11:1  The picture: There is no file content/pages/plums.jpg.  Did you mean “plum.jpg”?',
    )
    const other = await readPage('Hello.\n\n![Soup](soup.jpg)')
    expect(other.reported).toContain(
      `content/pages/about.mdx:11:1  The picture: There is no file content/pages/soup.jpg.  ${PUT_IT_THERE}`,
    )
  })
})

test.each(['https://photos.example/oil.jpg', 'https://photos.example/oil?w=1200&h=900#top'])(
  'the address %s is not looked at',
  async (address) => {
    await writeReview(7, address)
    const { photos, reported } = await read()
    expect([reported, photos.size]).toEqual([[], 0])
  },
)

const ALONE = 'Put the file beside the document and write its name alone.'
const ADDRESS = 'Begin the address with https://, or put the photo beside the document.'
const WHOLE = 'Copy it from the address bar of a browser that shows the image.'

test.each([
  [
    'http://photos.example/oil.jpg',
    ` must be a file or an address that begins with https://, but is “http://photos.example/oil.jpg”.  ${ADDRESS}`,
  ],
  ['https://', ` must be a whole address, but is “https://”.  ${WHOLE}`],
  [
    '/photos/oil.jpg',
    ` must be a path from the document’s own folder, but is “/photos/oil.jpg”.  ${ALONE}`,
  ],
  [
    'C:\\photos\\oil.jpg',
    ` must be a path from the document’s own folder, but is “C:\\photos\\oil.jpg”.  ${ALONE}`,
  ],
  ['photos\\oil.jpg', ' is written with backslashes.  Write “image: photos/oil.jpg”.'],
  ['../../oil.jpg', ` leads out of the content folder.  ${ALONE}`],
])('the value “%s” is refused', async (image, problem) => {
  await write('oil.jpg', jpeg)
  await write('content/reviews/oil.jpg', jpeg)
  expect(await problemWith(image)).toBe(problem)
})

const PUT_IT_THERE = 'Put the file there, or take the line out.'

describe('a file is missed', () => {
  test.each([
    ['oil.jpeg', 'Did you mean “oil.jpg”?'],
    ['oyl.jpg', 'Did you mean “oil.jpg”?'],
    ['kettle.jpg', 'Did you mean “photos/kettle.png”?'],
    ['soup.jpg', PUT_IT_THERE],
    ['photos', PUT_IT_THERE],
  ])('that is called %s', async (image, fix) => {
    await write('content/reviews/oil.jpg', jpeg)
    await write('content/reviews/photos/kettle.png', jpeg)
    expect(await problemWith(image)).toBe(`: There is no file content/reviews/${image}.  ${fix}`)
  })

  test('that is written with other capitals, wherever they count', async () => {
    await write('content/reviews/photos/Oil.jpg', jpeg)
    const problem = ': The file is called photos/Oil.jpg.  Write “photos/Oil.jpg”.'
    expect(await problemWith('photos/oil.JPG')).toBe(problem)
    expect(await problemWith('Photos/Oil.jpg')).toBe(problem)
  })

  test('that is a link to one outside of the folder', async () => {
    const outside = await write('oil.jpg', jpeg)
    await write('content/reviews/other.txt~', '')
    await symlink(outside, path.join(root, 'content/reviews/oil.jpg'))
    await writeReview(7, 'oil.jpg')
    const { photos, reported } = await read()
    expect([...photos.keys()]).toEqual([])
    expect(reported).toEqual([
      `content/reviews/7.yaml:2:8  “image”: There is no file content/reviews/oil.jpg.  ${PUT_IT_THERE}`,
      expect.stringContaining('content/reviews/oil.jpg:1:1  This is a link'),
    ])
  })
})

describe('a file is refused', () => {
  test('that holds no picture', async () => {
    await write('content/reviews/oil.jpg', 'A photo of oil.')
    expect(await problemWith('oil.jpg')).toBe(
      ': content/reviews/oil.jpg is not a picture.  Save it as JPEG, PNG, WebP or AVIF.',
    )
  })

  test('that holds more bytes than are allowed, before they are read', async () => {
    await truncate(await write('content/reviews/oil.jpg', jpeg), 25_000_001)
    expect(await problemWith('oil.jpg')).toBe(
      ': content/reviews/oil.jpg has 26 MB; 25 are allowed.  Make it smaller; 2400×1800 pixels are plenty.',
    )
    // Exactly the limit; decoders ignore the added bytes.
    await truncate(path.join(root, 'content/reviews/oil.jpg'), 25_000_000)
    expect((await read()).reported).toEqual([])
  })

  test('in every document that shows it, beside all other mistakes', async () => {
    await write('content/reviews/oil.jpg', jpeg.subarray(0, 2000))
    await writeReview(7, 'oil.jpg')
    await writeReview(8, 'oil.jpg\nratting: 4')
    const damaged =
      '“image”: content/reviews/oil.jpg is damaged or cut off.  Copy it again from where it came from, or open it and save it again.'
    expect((await read()).reported).toEqual([
      `content/reviews/7.yaml:2:8  ${damaged}`,
      `content/reviews/8.yaml:2:8  ${damaged}`,
      'content/reviews/8.yaml:3:1  “ratting” is not a field here.  Did you mean “rating”?',
    ])
  })
})

async function colorOf(cache: ContentCache): Promise<string | undefined> {
  const { photos, reported } = await read(cache)
  expect(reported).toEqual([])
  return photos.get('content/reviews/7.yaml')?.color
}

describe('a photo is looked at again', () => {
  test('only when its file has changed', async () => {
    const cache = createContentCache()
    await write('content/reviews/oil.jpg', jpeg)
    await writeReview(7, 'oil.jpg')
    const before = await colorOf(cache)
    const [known] = cache.photos.values()
    await colorOf(cache)
    expect([...cache.photos.values()][0]).toBe(known)
    await write('content/reviews/oil.jpg', await makePhoto(LEAST, [TEAL, RUST]).jpeg().toBuffer())
    expect(await colorOf(cache)).not.toBe(before)
  })

  test('by the next process only when no earlier one found it sound', async () => {
    const kept = openCache(path.join(root, 'kept'))
    const process = () => colorOf(createContentCache(kept))
    await write('content/reviews/oil.jpg', jpeg)
    await writeReview(7, 'oil.jpg')
    await process()
    // The entry of a sound photo is trusted from then on.
    kept.put(photoKey(photoHash(jpeg)), { color: '#123456' })
    expect(await process()).toBe('#123456')
    await write('content/reviews/oil.jpg', Buffer.concat([jpeg, Buffer.from('x')]))
    expect(await process()).not.toBe('#123456')
  })
})

const RUB = 'content/recipes/1.yaml:4:9  “video.file”'

test.each([
  ['dal.mp4', '\0\0\0\x20ftypisom', ''],
  ['../dal.webm', '\x1A\x45\xDF\xA3....', ''],
  ['dal.mp4', 'WRONG', `${RUB}: content/recipes/dal.mp4 is not what its ending says.`],
  ['dol.mp4', '\0\0\0\x20ftypisom', `${RUB}: There is no file content/recipes/dol.mp4.  Did you`],
])('of a video %s that begins with %j the check says “%s”', async (name, start, problem) => {
  await write(`content/recipes/${name.replace('dol', 'dal')}`, Buffer.from(start, 'latin1'))
  await write('content/recipes/1.yaml', `id: 1\nvideo:\n  title: Dal\n  file: ${name}\n`)
  const { reported } = await read()
  const ofVideo = reported.filter((line) => line.includes('video')).join('\n')
  expect(ofVideo.slice(0, problem.length || undefined)).toBe(problem)
})

test('a video is no picture, and one that no document names is warned of', async () => {
  await write('content/reviews/oil.mp4', Buffer.from('\0\0\0\x20ftypisom', 'latin1'))
  expect(await problemWith('oil.mp4')).toBe(' is the file of a video.  Name a picture.')
  await writeReview(7, 'https://photos.example/oil.jpg')
  const { problems } = await readFolder()
  expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toContain(
    'content/reviews/oil.mp4 unused-photo',
  )
})
