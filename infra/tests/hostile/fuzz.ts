import fc from 'fast-check'

/** Texts that often break sites: prototype properties, escapes, path traversals, injections, unusual Unicode. */
const hostileTexts = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'],
  ...['null', 'undefined', 'NaN', 'true', '-1', '0', '1e309', '9007199254740993', '0x10', '١٢'],
  ...['..', '../../etc/passwd', '..\\..\\windows', '....//', '.', '/', '//', '//evil.example', '\\\\evil'],
  ...[
    '\u0000',
    'a\u0000b',
    '\r\nset-cookie: a=b',
    '\u001b[31m',
    '\u007f',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\ufffd',
  ],
  ...['%', '%%', '%2', '%zz', '%00', '%2e%2e%2f', '%252e%252e', '%c0%ae', '%ed%a0%80', '%f8%a1%a1'],
  ...[
    "' or '1'='1",
    '{"$ne":null}',
    '#partition = :partition',
    'PAGES',
    'MEMBERS#',
    'ADDRESS#*',
    'SESSION#',
    '*',
    '?',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{7*7}}',
    '#{7*7}',
  ],
  ...[
    'é',
    'e\u0301',
    '👩‍👩‍👧',
    'مرحبا',
    '\u202etxt.exe',
    'ﬃ',
    'ſ',
    'İ',
    '𝕏',
    'a'.repeat(199),
    'a'.repeat(301),
  ],
  ...[
    'a'.repeat(1_025),
    '字'.repeat(400),
    ' ',
    '  a  ',
    '+',
    '%20',
    'a,b',
    'a;b',
    'a&b=c',
    '#',
    '-',
    '.html',
  ],
]

/** Built once, because each string of graphemes takes milliseconds to build. */
export const fuzzText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
)

/** Characters and escapes that HTTP servers accept in a request target. */
const targetCharacters = [
  ...'abcXYZ019%%%%%-._~!$&\'()*+,;=:@/\\"<>[]^`{|}',
  ...['%2f', '%2F', '%5c', '%00', '%0d%0a', '%ff', '%C3%A9'],
]

/** A part of an address: escaped text or raw characters. */
export const fuzzAddressPart: fc.Arbitrary<string> = fc.oneof(
  fuzzText.map((text) => encodeURIComponent(text.toWellFormed())),
  fuzzText.map((text) => encodeURI(text.toWellFormed()).replaceAll('?', '%3F').replaceAll('#', '%23')),
  fc.array(fc.constantFrom(...targetCharacters), { maxLength: 12 }).map((parts) => parts.join('')),
)

/** A value without the characters that Node refuses in a header. */
export const headerValue: fc.Arbitrary<string> = fuzzText.map((text) =>
  text
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .trim()
    .slice(0, 500),
)
