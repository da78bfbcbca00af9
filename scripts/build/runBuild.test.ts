import { expect, test } from 'vitest'
import { ExplainedError } from '../../pipeline/system/explainFailure.ts'
import { runBuild } from './runBuild.ts'

test('a full disk ends the build with a sentence and the state of dist/, not with a stack', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  await expect(runBuild(() => Promise.reject(full))).rejects.toEqual(
    new ExplainedError(
      'The disk is full: a file could not be written.  Free some space and try again.\n\nThe site was not built; dist/ is as it was.',
    ),
  )
})

test('a mistake in the code keeps its stack', async () => {
  const mistake = new TypeError('x is not a function')
  await expect(runBuild(() => Promise.reject(mistake))).rejects.toBe(mistake)
})
