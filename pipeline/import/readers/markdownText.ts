/** Markdown without its signs, and without Tandoor's and Mealie's placeholders for amounts. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_])[*_](?=\S)([^*_\n]+?)(?<=\S)[*_](?![\p{L}\p{N}*_])/gu, '$1')
    .replaceAll(/^\s{0,3}#{1,6}\s+(.*?)#*$/gm, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\{\{\s*ingredients\[\d+\]\s*\}\}/g, '')
}
