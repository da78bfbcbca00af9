import { expect, test, vi } from 'vitest'
import { nameOfCropped, pickPhoto, takePhoto } from './pickPhoto.ts'

vi.mock('../photo/openCrop.ts', () => ({ openCrop: async (photo: Blob) => photo }))

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

test('a photo that is dropped and not cropped keeps its format, under a plain name', async () => {
  const addFile = vi.fn<Props['addFile']>(async () => 'blob:1')
  const file = new File([], 'My Dal.PNG')
  expect(await takePhoto(file, addFile)).toBe('blob:1')
  expect(addFile).toHaveBeenCalledWith(file, { name: 'my-dal.PNG' })
})

test.each([
  ['IMG_2034 (1).PNG', 'img-2034-1.jpg'],
  ['Crème brûlée.webp', 'creme-brulee.jpg'],
  ['写真.jpg', 'photo.jpg'],
])('%s is a JPEG with a plain name once it is cropped', (name, expected) => {
  expect(nameOfCropped(new File([], name))).toBe(expected)
})
