import { gitSource } from './pipeline/content/gitSource.ts'
import { contentTypes } from './src/content/schema/index.ts'

export default gitSource({ contentDirPath: 'content', documentTypes: contentTypes })
