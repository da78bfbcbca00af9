import path from 'node:path'

/**
 * Names with a special meaning on Windows, such as streams and devices:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
const SPECIAL_ON_WINDOWS =
  /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?:\.|$)/i

/** The absolute path of a file in a folder; null for names that lead out of it. */
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
