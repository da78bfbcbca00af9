import { parseArgs, type ParseArgsConfig } from 'node:util'
import { ExplainedError } from '../pipeline/system/explainFailure.ts'

/** @throws ExplainedError with `help` for an option that the command does not know */
export function readArguments<Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new ExplainedError(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}
