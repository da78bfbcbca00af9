/** Says why nothing happens while another process of this project has its turn. */
export function reportWaiting(pid: number): void {
  console.log(`Another build is at work in this folder (process ${pid}); waiting for it to end.`)
}
