/** Whether the visitor asks for little data, as far as browsers say. */
export function savesData(): boolean {
  const connection = readConnection()
  return connection !== null && 'saveData' in connection && connection.saveData === true
}

/** Whether the connection allows to load what may never be looked at. */
export function isAffordable(): boolean {
  const connection = readConnection()
  if (connection === null) return true
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g')
  return !savesData() && !isSlow
}

/** Not every browser has it, and the types of pages do not know it. */
function readConnection(): object | null {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return typeof connection === 'object' ? connection : null
}
