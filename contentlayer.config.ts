import { gitSource } from './pipeline/content/gitSource.ts'
import { sitePlace } from './pipeline/sitePlace.ts'
import { contentTypes } from './src/content/schema/index.ts'

export default gitSource({ contentDirPath: sitePlace.content, documentTypes: contentTypes })
