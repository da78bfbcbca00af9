/** Control characters, lone surrogates, signs of markup, other scripts and joined characters. */
export const ODD_TEXT =
  'A\u0000B\u000B\u001B\uFFFE\uD800C\uDC00 ]]> & &amp; < > " \' \\ \u2028 <script>x</script> 👩‍🍳 مرحبا \u202Eabc'

/** The same text with `�` for characters that some formats cannot hold. */
export const ODD_TEXT_SHOWN =
  'A\uFFFDB\uFFFD\uFFFD\uFFFD\uFFFDC\uFFFD ]]> & &amp; < > " \' \\ \u2028 <script>x</script> 👩‍🍳 مرحبا \u202Eabc'
