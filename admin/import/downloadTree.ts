import type { ContentTree, StoredText } from './importInto.ts'

/** On a published site no program can add documents, so drafts are downloaded. */
export class DownloadTree implements ContentTree {
  private readonly downloaded: StoredText[] = []

  readonly hint: string

  /** @param stored the texts that the editor has read from the repository */
  constructor(
    folder: string,
    private readonly stored: () => readonly StoredText[],
  ) {
    this.hint = `This editor works on the published site, so that each draft is downloaded. Add the files to the folder ${folder}/recipes of the repository (“Add file”, “Upload files” on GitHub; “Upload file” on GitLab and Gitea), then reload the editor. Photos are left out; “npm run import” keeps them.`
  }

  texts(): StoredText[] {
    return [...this.stored(), ...this.downloaded]
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
    this.downloaded.push({ path, text })
  }
}
