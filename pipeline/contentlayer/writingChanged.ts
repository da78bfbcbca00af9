import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { fs } from '@contentlayer2/utils'
import { pipe, T } from '@contentlayer2/utils/effect'

/** Writes only files that differ; Contentlayer itself rewrites every file each time. */
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
