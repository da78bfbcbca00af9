/** Addresses that run a script; `payloads.ts` says what `RUN` and `HOST` stand for. */

export const JAVASCRIPT_LINKS = [
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

export const DATA_LINKS = [
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

export const ADDRESSES = [
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
