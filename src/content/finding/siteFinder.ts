import { recipes } from '../documents.ts'
import { once } from '../../shared/memoize.ts'
import { versionedJson } from '../versionedJson.ts'
import { buildFinder } from './buildFinder.ts'

export const finderFile = once(() => versionedJson(buildFinder(recipes)))
