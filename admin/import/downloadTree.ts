import type { ContentTree, StoredText } from './importInto.ts'

/**
 * Downloads drafts, since no program on a published site can add documents.
 *
 * @param listStored lists the texts that the editor has read from the repository
 */
export function downloadTree(folder: string, listStored: () => readonly StoredText[]): ContentTree {
  const downloaded: StoredText[] = []
  return {
    hint: `This editor works on the published site, so that each draft is downloaded. Add the files to the folder ${folder}/recipes of the repository (“Add file”, “Upload files” on GitHub; “Upload file” on GitLab and Gitea), then reload the editor. Photos are left out; “npm run import” keeps them.`,
    texts: () => [...listStored(), ...downloaded],
    async write(path, text) {
      // An import must not publish settings.
      if (path.endsWith('/site.yaml')) return
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([text], { type: 'application/yaml' }))
      link.download = path.split('/').at(-1) ?? path
      link.click()
      // Browsers ask before several downloads, and read the address only afterwards.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
      downloaded.push({ path, text })
    },
  }
}
