import { explainFailure } from '../../pipeline/system/explainFailure.ts'

/** Runs a build and says how it ended. @throws what only a developer can fix */
export async function runBuild(build: () => Promise<void>): Promise<boolean> {
  const started = performance.now()
  try {
    await build()
  } catch (error) {
    const explanation = explainFailure(error)
    if (explanation === undefined) throw error
    console.error(`${explanation}\n\nThe site was not built; dist/ is as it was.`)
    return false
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Done       dist/ is ready${' '.repeat(29)}${seconds} s`)
  return true
}
