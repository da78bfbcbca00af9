import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { fs } from '@contentlayer2/utils'
import { pipe, T } from '@contentlayer2/utils/effect'

/**
 * Has Contentlayer write only the files that differ from what is on the disk. By itself it removes and
 * writes each file of each document every time, which is most of its work when one of thousands was
 * changed.
 *
 * @param generate what writes through Contentlayer's file system
 */
export function writingChanged<R, Failure, Result>(
  generate: T.Effect<R, Failure, Result>,
): T.Effect<R & fs.HasFs, Failure, Result> {
  return T.accessServiceM<fs.Fs>(fs.FsTag)((disk) =>
    pipe(generate, T.provideService<fs.Fs>(fs.FsTag)({ ...disk, writeFile, rm: () => T.unit })),
  )
}

function writeFile(filePath: string, content: string) {
  return T.tryCatch(
    () => writeWhereOther(filePath, Buffer.from(content)),
    (error) => new fs.WriteFileError({ filePath, error }),
  )
}

function writeWhereOther(file: string, content: Buffer): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === content.length && readFileSync(file).equals(content)) return
  writeFileSync(file, content)
}
