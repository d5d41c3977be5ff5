import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldedLetters } from '../search/foldedText.ts'
import { checkContent } from './checkContent.ts'
import { foldedView } from './foldedView.ts'

it('has the letters of all text folded, and leads back to the letters as they are written', () => {
  const property = fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
    const view = foldedView(text)
    if (!/[\p{sc=Cyrl}\p{sc=Grek}ɑɡ]/u.test(foldedLetters(text))) expect(view.text).toBe(foldedLetters(text))
    expect(view.written({ start: 0, end: view.text.length }).end).toBeLessThanOrEqual(text.length)
  })
  fc.assert(property, { numRuns: 5_000, seed: 20261128 })
})

it.each([
  ['plain words', 'words', 'plain words'],
  ['o\u00adver\u200bdose!', 'o\u00adver\u200bdose', 'overdose!'],
  ['an eﬀect of 2½ ㎎', 'eﬀect', 'an effect of 21⁄2 mg'],
  ['ＨＥＬＰ', 'ＬＰ', 'HELP'],
  ['Pe\u0301rez, né', 'né', 'Perez, ne'],
])('“%s” leads back to “%s”', (written, part, folded) => {
  const view = foldedView(written)
  expect(view.text).toBe(folded)
  const place = { start: written.indexOf(part), end: written.indexOf(part) + part.length }
  expect(view.written(view.folded(place))).toEqual(place)
})

const rulesOf = (html: string) =>
  checkContent('post', { content: html })
    .filter(({ level }) => level === 'block')
    .map(({ rule, found }) => `${rule} ${found}`)

describe('a word that stops a publication is found as people read it', () => {
  it.each([
    ['with a soft hyphen', 'over\u00addose'],
    ['with a soft hyphen as an entity', 'over&shy;dose', 'over\u00addose'],
    ['with a zero-width space', 'over\u200bdose'],
    ['with a joiner', 'over\u200ddose'],
    ['with a word joiner', 'over\u2060dose'],
    ['with a byte order mark', 'over\ufeffdose'],
    ['with a mark of direction', 'over\u200edose'],
    ['with a hidden selector', 'over\ufe0fdose'],
    ['with a hidden tag', 'over\u{e0061}dose'],
    ['with an isolate', '\u2068over\u2069dose', 'over\u2069dose'],
    ['with a filler', 'over\u3164dose'],
    ['in full-width letters', 'ｏｖｅｒｄｏｓｅ'],
    ['in bold letters of mathematics', '𝐨𝐯𝐞𝐫𝐝𝐨𝐬𝐞'],
    ['in small capitals of a script', 'ⓞⓥⓔⓡⓓⓞⓢⓔ'],
    ['in raised letters', 'ᵒᵛᵉʳᵈᵒˢᵉ'],
    ['with an accent', 'overdóse'],
    ['with a Cyrillic letter', 'оverdоse'],
    ['with a Greek letter', 'οverdοse'],
    ['across two marks', 'over<b>dose</b>', 'overdose'],
    ['with a possible break', 'over<wbr>dose', 'overdose'],
    ['with a break', 'over<br>dose', 'over\ndose'],
    ['with a hyphen and a break', 'over-<br>dose', 'over-\ndose'],
    ['with a soft hyphen and a break', 'over\u00ad<br>dose', 'over\u00ad\ndose'],
    ['in a passage of its own language', 'over<span lang="en">dose</span>', 'overdose'],
  ])('%s', (_, written, found = written) => {
    expect(rulesOf(`<p>After an ${written} you</p>`)).toEqual([`overdoseWithout911 ${found}`])
  })

  it.each([
    ['a ju\u200bnkie', 'addict', 'ju\u200bnkie'],
    ['a jun\u00adkie', 'addict', 'jun\u00adkie'],
    ['a ｊｕｎｋｉｅ', 'addict', 'ｊｕｎｋｉｅ'],
    ['a jun-<br>kie', 'addict', 'jun-\nkie'],
    ['a guaran\u2060teed way', 'promise', 'guaran\u2060teed'],
    ['100\u202f% confidential', 'privacyPromise', '100\u202f% confidential'],
    ['HIPAA\u2011compliant', 'privacyPromise', 'HIPAA\u2011compliant'],
    ['committed\u00a0suicide <a href="tel:988">988</a>', 'suicide', 'committed suicide'],
    ['comm\u00aditted suicide <a href="tel:988">988</a>', 'suicide', 'comm\u00aditted suicide'],
    ['｛phone｝', 'unknownFact', '｛phone｝'],
  ])('“%s”', (written, rule, found) => {
    expect(rulesOf(`<p>${written}</p>`).map((one) => one.replace(/^addict (?:a )/, 'addict '))).toEqual([
      `${rule} ${found}`,
    ])
  })

  it('and its replacement takes the place of all that was written [10.25]', () => {
    const [finding] = checkContent('faq', { question: 'For ju\u00adnkies, 2½' })
    expect(finding).toMatchObject({ start: 4, end: 12, replacement: 'people with a substance use disorder' })
  })
})

it.each(['the crack<br>Heads up', '100 Main Street<br>Cumming', 'a drug<br> user', 'kinder-<br>Garten'])(
  '“%s” is no word across the break',
  (html) => expect(rulesOf(`<p>${html}</p>`).filter((one) => /crack|main|kinder/i.test(one))).toEqual([]),
)
