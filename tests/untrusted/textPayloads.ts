/** Texts that a compiler or decoder may take for code or names; see `payloads.ts`. */

export const ENTITIES = [
  '&lt;script&gt;RUN&lt;/script&gt;',
  '&#60;script&#62;RUN&#60;/script&#62;',
  '&lt&lt;img src=x onerror=RUN&gt',
  '&amp;lt;script&amp;gt;RUN',
  '&quot; onfocus=&quot;RUN',
  '\\u003cscript\\u003eRUN\\u003c/script\\u003e',
  '%3Cscript%3ERUN%3C/script%3E',
  '\uFF1Cscript\uFF1ERUN\uFF1C/script\uFF1E',
  '\u02BAonfocus=RUN \u2039script\u203ARUN',
  '+ADw-script+AD4-RUN+ADw-/script+AD4-',
  '\u2028RUN\u2029',
  '\u202E<script>RUN</script>',
  '\uFEFF<script>RUN</script>',
] as const

export const MDX = [
  '{RUN}',
  '{(() => RUN)()}',
  '{[].constructor.constructor("RUN")()}',
  '${RUN}',
  '{{RUN}}',
  '{{constructor.constructor("RUN")()}}',
  '<%= RUN %>',
  'import x from "//HOST/x.js"',
  "import 'data:text/javascript,RUN'",
  'export const x = RUN',
  'export { RUN as x } from "//HOST"',
  '<Tip>{RUN}</Tip>',
  '<Tip onClick={() => RUN}>x</Tip>',
  '<Tip dangerouslySetInnerHTML={{__html:"<img src=x onerror=RUN>"}}/>',
  '<Tip {...{onClick:()=>RUN}}>x</Tip>',
  '<Tip><img src=x onerror=RUN/></Tip>',
  '<RecipeCard id={RUN} />',
  '<RecipeCard id="1" onLoad="RUN" />',
  '<RecipeCard.constructor id="RUN" />',
  '<__proto__>RUN</__proto__>',
  '<></><script>RUN</script>',
  '<svg:script>RUN</svg:script>',
] as const

export const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '__defineGetter__',
  'constructor.prototype.polluted',
  '__proto__[polluted]=RUN',
  '{"__proto__":{"polluted":"RUN"}}',
  '[__proto__](__proto__)',
] as const
