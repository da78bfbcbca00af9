import { expect, test, vi } from 'vitest'
import { nameOfCropped, pickPhoto } from './pickPhoto.ts'

type Props = Parameters<typeof pickPhoto>[0]

test('a photo of the library is named as it is, and nothing where none is chosen', async () => {
  const addFile = vi.fn<Props['addFile']>()
  const file = new Blob()
  const pickFile = vi
    .fn<Props['pickFile']>()
    .mockResolvedValueOnce([{ value: 'dal.jpg', file, credit: '' }])
    .mockResolvedValueOnce(null)
  expect(await pickPhoto({ pickFile, addFile })).toBe('dal.jpg')
  expect(await pickPhoto({ pickFile, addFile })).toBeUndefined()
  expect(addFile).not.toHaveBeenCalled()
})

test.each([
  ['IMG_2034 (1).PNG', 'img-2034-1.jpg'],
  ['Crème brûlée.webp', 'creme-brulee.jpg'],
  ['写真.jpg', 'photo.jpg'],
])('%s is a JPEG with a plain name once it is cropped', (name, expected) => {
  expect(nameOfCropped(new File([], name))).toBe(expected)
})
