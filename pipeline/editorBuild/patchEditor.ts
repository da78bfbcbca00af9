import type { Plugin } from 'vite'

const NOTHING = 'data:application/json,{}'

/**
 * Replacements in the bundled code of @sveltia/cms 0.221.1, named by their effects; each names its
 * source in `src/lib/`. After an update run patchEditor.test.ts, then the tests in tests/dev.
 */
const PATCHES = {
  // app-shell.js of @sveltia/ui: the policy blocks fonts from other hosts.
  dropFontsOfOtherHosts: [/@font-face\s*\{[^}]*url\(https:[^}]*\}/g, ''],
  // services/backends/git/*/status.js: the policy blocks requests to status pages.
  dropStatusOfGitHub: [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, NOTHING],
  dropStatusOfGitLab: [/https:\/\/status-api\.hostedstatus\.com\/[\w./]+/g, NOTHING],
  // services/contents/draft/backup.js names backups of unsaved work after a repository.
  nameDatabaseOfCheckout: [
    /(let\{databaseName:(\w+)\}=\w+\.repository\?\?)\{\}(?=;if\(\2\)\{\w+=new \w+\(\2,`draft-backups`)/g,
    '$1{databaseName:`checkout`}',
  ],
  // services/contents/draft/backup.js delays the backup that admin/save/unsavedWork.ts starts.
  copyUnsavedWorkAtOnce: [
    /(\w+)&&\w+&&\(\w+=globalThis\.setTimeout\(\(\)=>\{(\w+)\(\1\)\},500\)\)/g,
    'globalThis.backUpDraft=$1?()=>$2($1):void 0,$&',
  ],
  // services/contents/draft/state.svelte.js: admin/save/unsavedWork.ts checks for unsaved work.
  exposeDraft: [
    /(\w+)=\((\w+),(\w+)\)=>\{(\2\.setAttribute\(\w+,``\)),(\w+\.set\(\2,\3\))\}/g,
    '$1=($2,$3)=>{$4,$5,$2.openDraft=$3}',
  ],
  // services/contents/draft/create/duplicate.js: admin/save/newEntries.ts assigns a new number.
  changeCopiedEntry: [
    /return (Object\.entries\(([\w$]+)\)\.forEach\(\(\[(\w+),(\w+)\]\)=>\{([\w$]+)\.currentValues\[\3\]=[\w$]+\(\{draft:\5,locale:\3,target:\4\}\)\}\),\w+\.current=\5,[\w$]+\.current=!0,\5\})/g,
    'return Object.values($2).forEach((e)=>globalThis.changeCopy?.($5.collectionName,e)),$1',
  ],
  // element.js of @sveltia/utils renders fields on scroll, but the browser's search needs all.
  renderFieldsOutOfView: [
    /if\(!(\w+)\|\|!\((\w+) instanceof HTMLElement\)\)return;(?=let \w+=\w+\?\.get\(\2\))/g,
    'if(!($2 instanceof HTMLElement)||!$1&&!$2.closest(`[data-entry-draft-root]`))return;',
  ],
  // services/contents/index.js: admin/main.ts reads the current entries.
  exposeEntries: [
    /[\w$]+\(\[\]\)(?=,([\w$]+)=\{source:void 0,map:new Map\},\w+=\w+=>\{let \w+=\w+\.current;if\(\w+!==\1\.source\))/g,
    'globalThis.editorEntries=$&',
  ],
  // services/contents/entry/assets.js would delete all files in the document's folder.
  deleteOwnPicturesAlone: [
    /if\((\w+)&&\w+\(\{collectionName:(\w+),fileName:\w+\}\)\?\.entryRelative\)\{let \w+=new Set\(Object\.values\((\w+)\.locales\)[^]*?\w+=(\w+)\(\2\);[^]*?(\w+)\(\w+\)\.forEach\(\(\{asset:\w+,dirPath:\w+\}\)=>\{[^}]*\}\)\}\)\}(?=return \w+\})/g,
    'if($1){$4($2);return globalThis.ownPictures($3,$5)}',
  ],
  // services/backends/fs/shared/files.js: if deleting a document is refused, its photos stay.
  deletePhotosLast: [
    /let (\w+)=(\w+)\.filter\(e=>!(\w+)\(e\)\),(\w+)=\2\.filter\(\3\),(\w+)=\[\.\.\.await (\w+)\((\w+),\1\),\.\.\.await \6\(\7,\4\)\]/g,
    'let $1=$2.filter(e=>!$3(e)),$4=$2.filter($3),gone=$1.filter(e=>e.action===`delete`),$5=[...await $6($7,$1.filter(e=>!gone.includes(e))),...await $6($7,$4),...await $6($7,gone)]',
  ],
  // services/contents/draft/save/index.js: instead, admin/save/reviewSave.ts asks what to keep.
  dropQuestionAboutConflicts: [
    /if\(!\w+\)\{let (\w+)=await (\w+)\((\w+)\);if\(\1&&!\w+\)throw Error\(`save_conflict`,\{cause:\1\}\)\}/g,
    'await $2($3);',
  ],
  reviewBeforeSave: [
    /try\{(?=\w+=\w+\?await \w+\(\{changes:(\w+),savingEntry:(\w+),)/g,
    'try{await globalThis.reviewSave($1,$2);',
  ],
  // components/contents/details/toolbar.svelte: a canceled save shows no error.
  ignoreCanceledSave: [
    /catch\((\w+)\)\{(?=\1\.message===`validation_failed`\?\()/g,
    'catch($1){if($1.cause?.name===`AbortError`)return;',
  ],
  // locales/en.yaml: the reason below says what to do; waiting rarely helps.
  dropAdviceToWait: [/(error while saving the entry\.) Please try again later\./g, '$1'],
} satisfies Record<string, [pattern: RegExp, exchange: string]>

/** Patches the editor. @throws when a pattern has no match, such as after a package update */
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
