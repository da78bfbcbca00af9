import path from 'node:path'

/**
 * What Windows reads in a name beyond its letters: a drive or a stream behind a colon, wildcards, an
 * end that it drops, and devices, with any ending.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
const SPECIAL_ON_WINDOWS =
  /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?:\.|$)/i

/**
 * The absolute path of what names lead to from a folder.
 *
 * @param system how the paths of the machine are written
 * @returns null when it would not be inside the folder, or no plain file there
 */
export function pathInside(
  root: string,
  names: readonly string[],
  system: path.PlatformPath = path,
): string | null {
  if (system.sep === '\\' && names.some((name) => SPECIAL_ON_WINDOWS.test(name))) return null
  const folder = system.resolve(root)
  const file = system.join(folder, ...names)
  const isInside =
    file === folder || file.startsWith(folder + (folder.endsWith(system.sep) ? '' : system.sep))
  return isInside ? file : null
}
