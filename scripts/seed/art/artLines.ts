/** The line of each document's picture, by id; the language is explained in docs/pictures.md. */
export type ArtLines = Readonly<Record<number, string>>
