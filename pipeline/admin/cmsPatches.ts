import type { Plugin } from 'vite'

/** An answer without a request. */
const NOTHING = 'data:application/json,{}'

/** What is replaced in the code of the editor, as it is bundled in its package. */
const PATCHES: [RegExp, string][] = [
  // It brings its fonts, and names another host's beside them for when they do not load; browsers
  // complain of those even when they need none of them.
  [/@font-face\s*\{[^}]*url\(https:[^}]*\}/g, ''],
  // It asks other hosts how the host of the repository is, from the sign-in page on and every five
  // minutes; the policy refuses that, and the browser complains.
  [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, NOTHING],
  [/https:\/\/status-api\.hostedstatus\.com\/[\w./]+/g, NOTHING],
  // It keeps copies of unsaved work under the name of a repository, which a checkout has not.
  [
    /(let\{databaseName:(\w+)\}=\w+\.repository\?\?)\{\}(?=;if\(\2\)\{\w+=new \w+\(\2,`draft-backups`)/g,
    '$1{databaseName:`checkout`}',
  ],
  // A copy is made half a second after a change; who leaves before that wants it at once. See
  // admin/unsavedWork.ts.
  [
    /(\w+)&&\w+&&\(\w+=globalThis\.setTimeout\(\(\)=>\{(\w+)\(\1\)\},500\)\)/g,
    'globalThis.backUpDraft=$1?()=>$2($1):void 0,$&',
  ],
  // Whether there is unsaved work is known to nothing outside of the editor.
  [
    /(\w+)=\((\w+),(\w+)\)=>\{(\2\.setAttribute\(\w+,``\)),(\w+\.set\(\2,\3\))\}/g,
    '$1=($2,$3)=>{$4,$5,$2.openDraft=$3}',
  ],
  // A duplicate has all values of its original, its number and old addresses among them. See
  // admin/asCopy.ts.
  [
    /return (Object\.entries\(([\w$]+)\)\.forEach\(\(\[(\w+),(\w+)\]\)=>\{([\w$]+)\.currentValues\[\3\]=[\w$]+\(\{draft:\5,locale:\3,target:\4\}\)\}\),\w+\.current=\5,[\w$]+\.current=!0,\5\})/g,
    'return Object.values($2).forEach((e)=>globalThis.changeCopy?.($5.collectionName,e)),$1',
  ],
  // With a document it deletes every file of the document's folder. See admin/ownPictures.ts.
  [
    /let (\w+)=[\w$]+\.current,\w+=[\w$]+\.current;(?=\(\1!==\w+\.entrySource)/g,
    '$&globalThis.editorEntries=$1;',
  ],
  [
    /if\((\w+)&&\w+\(\{collectionName:(\w+),fileName:\w+\}\)\?\.entryRelative\)\{let \w+=new Set\(Object\.values\((\w+)\.locales\)[^]*?\w+=(\w+)\(\2\);[^]*?(\w+)\(\w+\)\.forEach\(\(\{asset:\w+,dirPath:\w+\}\)=>\{[^}]*\}\)\}\)\}(?=return \w+\})/g,
    'if($1){$4($2);return globalThis.ownPictures($3,$5)}',
  ],
  // It deletes photos first, and so when their document is then refused. On the disk they go last.
  [
    /let (\w+)=(\w+)\.filter\(e=>!(\w+)\(e\)\),(\w+)=\2\.filter\(\3\),(\w+)=\[\.\.\.await (\w+)\((\w+),\1\),\.\.\.await \6\(\7,\4\)\]/g,
    'let $1=$2.filter(e=>!$3(e)),$4=$2.filter($3),gone=$1.filter(e=>e.action===`delete`),$5=[...await $6($7,$1.filter(e=>!gone.includes(e))),...await $6($7,$4),...await $6($7,gone)]',
  ],
  // It asks before it deletes, without the names of what goes as well.
  [
    /(\w+\(`workflow\.confirm_deleting_published_entry`\))([^`]*?\w+\((\w+)\((\w+)\)\.length\?`confirm_deleting_this_entry_with_assets`:`confirm_deleting_this_entry`\))/g,
    '$1+globalThis.listPictures($3($4))$2+globalThis.listPictures($3($4))',
  ],
  [
    /\w+\((\w+)\((\w+)\)\.length\?\1\(\w+\)\?`confirm_deleting_all_entries_with_assets`:[^}]*?\{values:\{count:\w+\.current\.length\}\}\)/g,
    '$&+globalThis.listPictures($1($2))',
  ],
]

/**
 * The editor without requests that its pages refuse, and with what keeps unsaved work.
 *
 * @throws when a pattern is not in the code, since then another release has to be looked at
 */
export function cmsPatches(): Plugin {
  return {
    name: 'cms-patches',
    transform: (code, id) =>
      id.includes('/@sveltia/cms/npm/index.js') ? applyPatches(code) : null,
  }
}

/** @throws when a pattern is not in the code */
export function applyPatches(code: string): string {
  let result = code
  for (const [pattern, exchange] of PATCHES) {
    const before = result
    result = before.replaceAll(pattern, exchange)
    if (result === before) throw new Error(`@sveltia/cms no longer holds ${pattern.source}.`)
  }
  return result
}
