import type { Plugin } from 'vite'

const NOTHING = 'data:application/json,{}'

/** Replacements in the bundled code of the editor, named by their effects. */
const PATCHES = {
  // The policy refuses fonts of other hosts.
  dropFontsOfOtherHosts: [/@font-face\s*\{[^}]*url\(https:[^}]*\}/g, ''],
  // The policy refuses its requests for the status of the repository's host.
  dropStatusOfGitHub: [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, NOTHING],
  dropStatusOfGitLab: [/https:\/\/status-api\.hostedstatus\.com\/[\w./]+/g, NOTHING],
  // The editor names copies of unsaved work after a repository, which a checkout lacks.
  nameDatabaseOfCheckout: [
    /(let\{databaseName:(\w+)\}=\w+\.repository\?\?)\{\}(?=;if\(\2\)\{\w+=new \w+\(\2,`draft-backups`)/g,
    '$1{databaseName:`checkout`}',
  ],
  // admin/save/unsavedWork.ts calls the backup that the editor delays by half a second.
  copyUnsavedWorkAtOnce: [
    /(\w+)&&\w+&&\(\w+=globalThis\.setTimeout\(\(\)=>\{(\w+)\(\1\)\},500\)\)/g,
    'globalThis.backUpDraft=$1?()=>$2($1):void 0,$&',
  ],
  // admin/save/unsavedWork.ts asks whether there is unsaved work.
  exposeDraft: [
    /(\w+)=\((\w+),(\w+)\)=>\{(\2\.setAttribute\(\w+,``\)),(\w+\.set\(\2,\3\))\}/g,
    '$1=($2,$3)=>{$4,$5,$2.openDraft=$3}',
  ],
  // A duplicate needs another number and no old addresses, see admin/save/newEntries.ts.
  changeCopiedEntry: [
    /return (Object\.entries\(([\w$]+)\)\.forEach\(\(\[(\w+),(\w+)\]\)=>\{([\w$]+)\.currentValues\[\3\]=[\w$]+\(\{draft:\5,locale:\3,target:\4\}\)\}\),\w+\.current=\5,[\w$]+\.current=!0,\5\})/g,
    'return Object.values($2).forEach((e)=>globalThis.changeCopy?.($5.collectionName,e)),$1',
  ],
  // The browser's search needs all fields; the editor renders them when scrolled to.
  renderFieldsOutOfView: [
    /if\(!(\w+)\|\|!\((\w+) instanceof HTMLElement\)\)return;(?=let \w+=\w+\?\.get\(\2\))/g,
    'if(!($2 instanceof HTMLElement)||!$1&&!$2.closest(`[data-entry-draft-root]`))return;',
  ],
  // The editor would delete every file of the document's folder, see admin/save/ownPictures.ts.
  exposeEntriesToDelete: [
    /let (\w+)=[\w$]+\.current,\w+=[\w$]+\.current;(?=\(\1!==\w+\.entrySource)/g,
    '$&globalThis.editorEntries=$1;',
  ],
  deleteOwnPicturesAlone: [
    /if\((\w+)&&\w+\(\{collectionName:(\w+),fileName:\w+\}\)\?\.entryRelative\)\{let \w+=new Set\(Object\.values\((\w+)\.locales\)[^]*?\w+=(\w+)\(\2\);[^]*?(\w+)\(\w+\)\.forEach\(\(\{asset:\w+,dirPath:\w+\}\)=>\{[^}]*\}\)\}\)\}(?=return \w+\})/g,
    'if($1){$4($2);return globalThis.ownPictures($3,$5)}',
  ],
  // Photos are stored only after their document was accepted.
  deletePhotosLast: [
    /let (\w+)=(\w+)\.filter\(e=>!(\w+)\(e\)\),(\w+)=\2\.filter\(\3\),(\w+)=\[\.\.\.await (\w+)\((\w+),\1\),\.\.\.await \6\(\7,\4\)\]/g,
    'let $1=$2.filter(e=>!$3(e)),$4=$2.filter($3),gone=$1.filter(e=>e.action===`delete`),$5=[...await $6($7,$1.filter(e=>!gone.includes(e))),...await $6($7,$4),...await $6($7,gone)]',
  ],
  // admin/save/reviewSave.ts asks instead what to keep.
  dropQuestionAboutConflicts: [
    /if\(!\w+\)\{let (\w+)=await (\w+)\((\w+)\);if\(\1&&!\w+\)throw Error\(`save_conflict`,\{cause:\1\}\)\}/g,
    'await $2($3);',
  ],
  // admin/save/reviewSave.ts reads the files as they are in the repository now.
  exposeEntriesToReview: [
    /let (\w+)=(\w+)\.current\.find\((\(\{id:\w+\}\)=>\w+===\w+\.id)\);(?=if\(!\1\)return\{type:`deleted`\})/g,
    'let $1=(globalThis.editorEntries=$2.current).find($3);',
  ],
  reviewBeforeSave: [
    /try\{(?=\w+=\w+\?await \w+\(\{changes:(\w+),savingEntry:(\w+),)/g,
    'try{await globalThis.reviewSave($1,$2);',
  ],
  // A canceled save shows no error.
  ignoreCanceledSave: [
    /catch\((\w+)\)\{(?=\1\.message===`validation_failed`\?\()/g,
    'catch($1){if($1.cause?.name===`AbortError`)return;',
  ],
} satisfies Record<string, [pattern: RegExp, exchange: string]>

/** Patches the editor. @throws when a pattern is missing: another release has to be looked at */
export function patchEditor(): Plugin {
  return {
    name: 'patch-editor',
    transform: (code, id) =>
      id.includes('/@sveltia/cms/npm/index.js') ? applyPatches(code) : null,
  }
}

export function applyPatches(code: string): string {
  let result = code
  for (const [name, [pattern, exchange]] of Object.entries(PATCHES)) {
    const before = result
    result = before.replaceAll(pattern, exchange)
    if (result === before) throw new Error(`@sveltia/cms no longer holds what ${name} replaces.`)
  }
  return result
}
