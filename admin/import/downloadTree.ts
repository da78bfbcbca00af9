import type { ContentType } from '../../src/content/schema/documentType.ts'
import { fileName } from '../../pipeline/content/documents/fileName.ts'
import type { DocumentData } from '../../pipeline/textEdits/documentText.ts'
import type { ContentTree } from './importInto.ts'

/** On a published site no program can add documents, so drafts are downloaded. */
export class DownloadTree implements ContentTree {
  private readonly files = new Map<string, string>()

  readonly hint: string

  constructor(private readonly folder: string) {
    this.hint = `This editor works on the published site, so that each draft is downloaded. Add the files to the folder ${folder}/recipes of the repository (“Add file”, “Upload files” on GitHub; “Upload file” on GitLab and Gitea), then reload the editor. Photos are left out; “npm run import” keeps them.`
  }

  note(type: ContentType, text: string, { id, title }: DocumentData): void {
    const { folder, extension, singleFile } = type
    if (singleFile) this.files.set(`${this.folder}/${singleFile}${extension}`, text)
    else if (typeof id === 'number' && typeof title === 'string')
      this.files.set(`${this.folder}/${folder}/${fileName(id, title, extension)}`, text)
  }

  paths(): string[] {
    return [...this.files.keys()]
  }

  text(path: string): string | undefined {
    return this.files.get(path)
  }

  async write(path: string, text: string): Promise<void> {
    // An import must not publish settings.
    if (path.endsWith('/site.yaml')) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }))
    link.download = path.split('/').at(-1) ?? path
    link.click()
    // Browsers ask before several downloads, and read the address later.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    this.files.set(path, text)
  }
}
