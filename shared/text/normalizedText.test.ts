import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { normalizedText } from './normalizedText.ts'

it.each([
  ['a soft hyphen', 'over\u00addose', 'overdose'],
  ['a zero-width space', 'over\u200bdose', 'overdose'],
  ['a word joiner', 'over\u2060dose', 'overdose'],
  ['a byte order mark', '\ufeffHelp', 'Help'],
  ['a joiner between Latin letters', 'over\u200ddose \u200cnow', 'overdose now'],
  ['an invisible operator', 'a\u2062b', 'ab'],
  ['a direction override', 'a\u202eb\u202c', 'ab'],
  ['a direction isolate', '\u2066988\u2069', '988'],
  ['a direction mark in Latin text', '\u200e988\u200f', '988'],
  ['a combining grapheme joiner', 'a\u034fb', 'ab'],
  ['a Hangul filler', 'a\u3164\u115fb', 'ab'],
  ['hidden tags', 'Help\u{e0041}\u{e0042}', 'Help'],
  ['hidden selectors', 'Help\u{e0121}\ufe01', 'Help'],
  ['the place of a pasted object', 'a\ufffcb', 'ab'],
  ['ligatures', 'eﬀect ﬁrst ﬂow oﬃce baﬄe ﬅ ﬆ', 'effect first flow office baffle st st'],
  ['full-width letters', 'ＯＶＥＲＤＯＳＥ　９１１', 'OVERDOSE 911'],
  ['full-width punctuation', '（４７０）５５５－０１００', '(470)555-0100'],
  ['styled letters', '𝐁𝐨𝐥𝐝 𝘩𝘦𝘭𝘱 𝟵𝟴𝟴', 'Bold help 988'],
  ['Roman numerals', 'Level Ⅲ', 'Level III'],
  ['signs of units without digits', '5 ㎎, 37 ℃', '5 mg, 37 °C'],
  ['decomposed letters', 'Depresio\u0301n', 'Depresión'],
  ['the sign of an ohm', '\u2126', 'Ω'],
  ['half-width kana', 'ﾊﾟ', 'パ'],
  ['Arabic letters in their shapes', '\ufee1\ufeb3', '\u0645\u0633'],
  ['a typographic hyphen', 'co\u2010occurring', 'co-occurring'],
  ['thin and other spaces', 'a\u2009b\u2003c\u3000d', 'a b c d'],
  ['a no-break space beside a space', 'a \u00a0b\u00a0\u00a0c', 'a  b  c'],
  ['a narrow no-break space', '10\u202fmg', '10\u00a0mg'],
  ['separators of lines', 'a\u2028b\u2029c', 'a\nb\nc'],
])('%s is not stored', (_, typed, stored) => {
  expect(normalizedText(typed)).toBe(stored)
})

it.each([
  ['superscripts and subscripts', 'x² CO₂ 5ᵗʰ'],
  ['fractions', '2½ ⅔ 1⁄4'],
  ['units whose digit is raised', '20 ㎡'],
  ['signs', 'Suboxone® ™ ℠ № ℞ ©'],
  ['numbers in circles', '① ②'],
  ['an ellipsis, dashes and quotation marks', '… – — ‘’ “” « »'],
  ['a no-break space between words', 'Dr.\u00a0Lee, 10\u00a0mg'],
  ['a no-break hyphen', '470\u2011555\u20110100'],
  ['joiners in Persian', 'می\u200cخواهم'],
  ['joiners in Hindi', 'क्\u200dष'],
  ['joiners in Sinhala', 'ශ්\u200dරී'],
  ['emoji of several', '👨\u200d👩\u200d👧 ❤\ufe0f 1\ufe0f\u20e3'],
  ['the flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ['direction marks in Hebrew', 'שלום\u200f!'],
  ['breaks in Thai', 'สวัสดี\u200bครับ'],
  ['punctuation in Chinese', '你好！今天（星期一）'],
  ['variants of Chinese characters', '葛\u{e0100}'],
  ['signs of numbers in Arabic', '\u0600\u0661'],
  ['what would become markup', '＜b＞ ＆ ｛phone｝'],
  ['private characters, which a check finds', '\ue200cite\ue201'],
  ['lines and tabs', 'a\r\n\tb'],
])('%s stay', (_, text) => {
  expect(normalizedText(text)).toBe(text)
})

it.each(['\u200e', '\u200d', '\u00a0 ', '\u0301', 'ก\u200b'])('many of %j are read once', (characters) => {
  const test = vi.spyOn(RegExp.prototype, 'test')
  normalizedText(characters.repeat(2_000))
  expect(test.mock.calls.length).toBeLessThan(20)
  test.mockRestore()
})

it('a normalized text stays as it is, and no text becomes markup', () => {
  const odd =
    '\u00ad \u200b \u200c \u200d ﬁ ａ \u0301 \u00a0 م क ् 👨 \ufe0f \u202f \u2009 ！ 好 \u115f ᄀ ᅡ a 𝐁 ﾊ ﾞ \u0338 ㎡ ㎎ \u2028 ＜ ﹤'
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...odd.split(' '), ' ') }),
  )
  const property = fc.property(texts, (text) => {
    const once = normalizedText(text)
    expect(normalizedText(once)).toBe(once)
    for (const sign of '<>&"{}') expect(once.split(sign).length).toBe(text.split(sign).length)
  })
  fc.assert(property, { numRuns: 5_000, seed: 20261128 })
})
