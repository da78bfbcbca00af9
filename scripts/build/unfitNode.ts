/** Says that the site needs a later Node. @param required such as `>=20.19` */
export function unfitNode(running: string, required: string): string | undefined {
  const lowest = required.replace('>=', '')
  const [major = 0, minor = 0] = lowest.split('.').map(Number)
  const [runningMajor = 0, runningMinor = 0] = running.split('.').map(Number)
  if (runningMajor > major || (runningMajor === major && runningMinor >= minor)) return undefined
  return `This is Node ${running}, but the site needs ${lowest} or later.  Install it from https://nodejs.org and build again.`
}
