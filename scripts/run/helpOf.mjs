/**
 * What a script says of itself: the comment at its beginning, which every script of this project has.
 *
 * @param {string} source the text of the script
 * @returns {string} without the marks of the comment
 */
export function helpOf(source) {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? []
  return comment
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, '').trimEnd())
    .join('\n')
    .trim()
}
