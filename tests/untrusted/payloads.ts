/** Texts that run if they are not escaped. `RUN` calls a marker; nothing may request `HOST`. */

export const PAYLOAD_HOST = 'untrusted.test'

/** The function that payloads call with their number; a test defines it in the page. */
export const MARKER = 'ran'

const HTML = [
  '<script>RUN</script>',
  '</title><script>RUN</script>',
  '</textarea><script>RUN</script>',
  '</p></div></main><script>RUN</script>',
  '<ScRiPt>RUN</sCrIpT>',
  '<script/x>RUN</script>',
  '<<script>RUN//<</script>',
  '<scr<script>ipt>RUN</scr</script>ipt>',
  '<script src=//HOST></script>',
  '<img src=x onerror=RUN>',
  '<img/src=x/onerror=RUN>',
  '<img src=//HOST>',
  '<body onload=RUN>',
  '<iframe srcdoc="<script>RUN</script>">',
  '<iframe src=//HOST>',
  '<object data="data:text/html,<script>RUN</script>">',
  '<video><source onerror=RUN>',
  '<details open ontoggle=RUN>',
  '<input autofocus onfocus=RUN>',
  '<link rel=stylesheet href=//HOST onerror=RUN>',
  '<meta http-equiv=refresh content="0;url=//HOST">',
  '<base href=//HOST/>',
  '<form action=//HOST><button>x',
  '<template><img src=x onerror=RUN></template>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<style>@import"//HOST";</style>',
  '<style onload=RUN></style>',
] as const

const ATTRIBUTES = [
  '" autofocus onfocus="RUN',
  '" onmouseover="RUN" x="',
  '"><script>RUN</script>',
  '"/><img src=x onerror=RUN>',
  '`><img src=x onerror=RUN>',
  'x onmouseover=RUN',
  'x" style="animation-name:x" onanimationstart="RUN',
  '" http-equiv="refresh" content="0;url=//HOST',
  '--><script>RUN</script>',
  '<!--><script>RUN</script>-->',
  '<!--app--><script>RUN</script>',
  '\\"><script>RUN</script>',
  '\\u0022><img src=x onerror=RUN>',
] as const

const SVG = [
  '<svg onload=RUN>',
  '<svg><script>RUN</script></svg>',
  '<svg><script href="data:,RUN"></script></svg>',
  '<svg><a xlink:href="javascript:RUN"><text>x</text></a></svg>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  '<svg><a><animate attributeName=href to=javascript:RUN />',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=RUN>#x">',
  '<svg><foreignObject><img src=x onerror=RUN></foreignObject>',
  '<svg></p><style><a id="</style><img src=x onerror=RUN>">',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="RUN"/>',
  '<svg><![CDATA[><img src=x onerror=RUN>]]>',
] as const

const MATHML = [
  '<math><script>RUN</script></math>',
  '<math><a xlink:href="javascript:RUN">x</a></math>',
  '<math><maction actiontype=statusline xlink:href=javascript:RUN>x',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=RUN>',
  '<math><mtext><table><mglyph><style><img src=x onerror=RUN>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=RUN>',
] as const

const JAVASCRIPT_LINKS = [
  'javascript:RUN',
  'JaVaScRiPt:RUN',
  ' javascript:RUN',
  'java\tscript:RUN',
  'javascript&colon;RUN',
  '&#106;avascript:RUN',
  'javascript://%0aRUN',
  'javascript:/*https://*/RUN',
  'https:javascript:RUN',
  '[x](javascript:RUN)',
  '[x](<javascript:RUN>)',
  '[x](java&Tab;script:RUN)',
  '[x][y]\n\n[y]: javascript:RUN',
  '<javascript:RUN>',
  '![x](javascript:RUN)',
  '<a href="javascript:RUN">x</a>',
  '<a href=" &#14; javascript:RUN">x</a>',
  '<form action=javascript:RUN><button>x',
  '<iframe src=javascript:RUN>',
] as const

const DATA_LINKS = [
  'data:text/html,<script>RUN</script>',
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQucmFuKDApPC9zY3JpcHQ+',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="RUN"/>',
  '[x](data:text/html,%3Cscript%3ERUN%3C/script%3E)',
  '![x](data:image/svg+xml,%3Csvg%20onload=RUN%3E)',
  '<a href="data:text/html,<script>RUN</script>">x</a>',
  'blob:https://HOST/RUN',
  '[x](//HOST/RUN)',
  '[x](/\\HOST/RUN)',
  '[x](file:///etc/passwd)',
] as const

const ADDRESSES = [
  'https://a:RUN',
  'https://[RUN]',
  'https://RUN@a.test',
  'https://a.test#RUN',
  'https://a.test\\RUN',
  'https://a.test/;RUN//',
  "https://a.test/'onfocus='RUN",
  'https://a.test/"onerror="RUN',
  'https://a.test/x onerror=RUN',
  'https://a.test/<script>RUN</script>',
  '[x](https://a:RUN)',
  'x@a.test?bcc=RUN',
  'x"onfocus=RUN//@a.test',
  '"><script>RUN</script>@a.test',
] as const

const ENTITIES = [
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

const MDX = [
  '{RUN}',
  '{(() => RUN)()}',
  '{[].constructor.constructor("RUN")()}',
  '${RUN}',
  '{{RUN}}',
  '{{constructor.constructor("RUN")()}}',
  '<%= RUN %>',
  'import x from "//HOST/x.js"',
  "import 'data:text/javascript,RUN'",
  'const x = RUN',
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

const PROTOTYPE_KEYS = [
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

const JSON_LD_BREAKOUTS = [
  '</script><script>RUN</script>',
  '</script ><img src=x onerror=RUN>',
  '<!--<script>RUN</script>',
  ']]></script><script>RUN</script>',
  '"}]}</script><script>RUN</script>',
  '"}]};RUN;//',
  '\\</script><script>RUN</script>',
  '"@type":"Thing","url":"javascript:RUN"',
  "';RUN;//",
] as const

const FEED_BREAKOUTS = [
  ']]><script>RUN</script>',
  ']]>]]&gt;<![CDATA[<script>RUN</script>]]>',
  '</content:encoded><script>RUN</script>',
  '</title></item></channel></rss><script>RUN</script>',
  '</loc></url></urlset><script>RUN</script>',
  '<?xml-stylesheet href="//HOST/x.xsl"?>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "//HOST">]>&e;',
  '&e;&xxe;&nbsp;RUN',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">RUN</x:script>',
  '\nUser-agent: *\nDisallow: /\n# RUN',
  '\r\nSet-Cookie: x=RUN\r\n\r\n<script>RUN</script>',
  'x\nSitemap: https://HOST/sitemap.xml',
] as const

const FAMILIES = [
  ['html', HTML],
  ['attributes', ATTRIBUTES],
  ['svg', SVG],
  ['mathml', MATHML],
  ['javascript links', JAVASCRIPT_LINKS],
  ['data links', DATA_LINKS],
  ['entities', ENTITIES],
  ['mdx', MDX],
  ['prototype keys', PROTOTYPE_KEYS],
  ['JSON-LD breakouts', JSON_LD_BREAKOUTS],
  ['addresses', ADDRESSES],
  ['feed and sitemap breakouts', FEED_BREAKOUTS],
] as const

export type Family = (typeof FAMILIES)[number][0]

export interface Payload {
  /** What the payload calls `ran` with, and `/id` at its host. */
  id: number
  family: Family
  text: string
}

export const PAYLOADS: readonly Payload[] = FAMILIES.flatMap(([family, templates]) =>
  templates.map((template) => ({ family, template })),
).map(({ family, template }, id) => ({ id, family, text: numbered(template, id) }))

function numbered(template: string, id: number): string {
  return template.replaceAll('RUN', `${MARKER}(${id})`).replaceAll('HOST', `${PAYLOAD_HOST}/${id}`)
}
