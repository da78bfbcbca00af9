/** What an archive may hold: each is many times what real exports do. */
export const LIMITS = {
  /** Of one file in it, in bytes. */
  fileBytes: 60_000_000,
  /** Of all files together, in bytes. */
  totalBytes: 600_000_000,
  entries: 20_000,
  /** How many times as large as in the archive a file of more than a megabyte may be. */
  ratio: 200,
  /** Archives in archives. */
  depth: 4,
}
