declare global {
  interface Navigator {
    /** Missing in some browsers: https://wicg.github.io/netinfo/ */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

export function savesData(): boolean {
  return navigator.connection?.saveData === true
}

export function allowsPrefetch(): boolean {
  return !savesData() && !navigator.connection?.effectiveType?.endsWith('2g')
}
