import { parseArgs, type ParseArgsConfig } from 'node:util'
import { ExplainedError } from '../pipeline/system/explainFailure.ts'
import { messageOf } from '../src/shared/messageOf.ts'

/** @throws ExplainedError with `help` for an option that the command does not know */
export function readArguments<Config extends ParseArgsConfig>(config: Config, help: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new ExplainedError(`${messageOf(error)}\n\n${help}`)
  }
}
