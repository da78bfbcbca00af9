import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
const br = (x: string) => brotliCompressSync(x).length
for (const p of ['', 'recipes/', 'recipes/1/', 'reviews/1/']) {
  let html = readFileSync(`.build/test-site/dist/${p}index.html`, 'utf8').replaceAll(/<style>[\s\S]*?<\/style>/g, '').replace(/(<script type="application\/json"[^>]*>)[\s\S]*?<\/script>/, '$1</script>')
  const css = readFileSync(`/tmp/used-${p.replaceAll('/', '_')}.css`, 'utf8')
  const noprint = css.replaceAll(/@media print\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  html = html.replace('</head>', `<style>${css}</style></head>`)
  const total = br(html)
  const without = (n: string, re: RegExp) => console.log('  ', n, total - br(html.replaceAll(re, '')), 'raw', (html.match(re) ?? []).join('').length)
  console.log(p, total, 'noprint', br(html.replace(css, noprint)))
  without('style', /<style>[\s\S]*?<\/style>/g); without('ld', /<script type="application\/ld[\s\S]*?<\/script>/g); without('svg', /<svg[\s\S]*?<\/svg>/g); without('picture', /<picture[\s\S]*?<\/picture>/g); without('head meta', /<(meta|link)[^>]*>/g); without('footer', /<footer[\s\S]*?<\/footer>/g); without('header', /<header[\s\S]*?<\/header>/g); without('scripts', /<script(?! type="application)[\s\S]*?<\/script>/g); without('class attr', / class="[^"]*"/g); without('style attr', / style="[^"]*"/g); without('related', /<section aria-labelledby="related[\s\S]*?<\/section>/g); without('noscript', /<noscript[\s\S]*?<\/noscript>/g); without('csp', /<meta http-equiv[^>]*>/g); without('disabled links', /<link rel="stylesheet"[^>]*disabled[^>]*>/g);without('pagedata', /<script type="application\/json"[\s\S]*?<\/script>/g)
}
