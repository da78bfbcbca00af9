/** Removes the marks of Markdown, and placeholders for amounts and for Paprika's photos. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(/!\[[^\][]{0,300}\]\([^()\s]{0,2000}\)/g, '')
    .replaceAll(/\[([^\][]{0,300})\]\([^()\s]{0,2000}\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=[^\s*_])([^\n*_]{1,300})(?<=\S)\1/g, '$2')
    .replaceAll(
      /(?<![\p{L}\p{N}*_])[*_](?=\S)([^*_\n]{1,300})(?<=\S)[*_](?![\p{L}\p{N}*_])/gu,
      '$1',
    )
    .replaceAll(/^\s{0,3}#{1,6}\s+(.*?)#*$/gm, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\[photo:[^\][]{1,300}\]/g, '')
    .replaceAll(/\{\{\s*ingredients\[\d+\]\s*\}\}/g, '')
}
