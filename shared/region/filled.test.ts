import { describe, expect, it } from 'vitest'
import { filled, namesOf } from './filled.ts'
import { readRegion } from './readRegion.ts'

const region = readRegion('FL')
const names = namesOf(region, { shortName: 'Gulf', offices: ['Pensacola'] })

describe('the names in the first content', () => {
  it.each([
    ['a fact', 'Help in {state} and {area}', 'Help in Florida and Florida'],
    ['a number', '{violenceLine.number}', '1-800-500-1119'],
    [
      'a number to call',
      '<a href="tel:{violenceLine.number}">line</a>',
      '<a href="tel:+18005001119">line</a>',
    ],
    ['a fact of the clinic, which pages fill in', 'Call {phone}, {name}', 'Call {phone}, {name}'],
    ['a sentence of the state', '<p>Ask.{minors.short}</p>', `<p>Ask.${region.facts.minors.texts.short}</p>`],
    ['a sentence that it has not confirmed', '<p>Ask us. {parity.medicaid}</p>', '<p>Ask us. </p>'],
    ['a paragraph of it alone', '<p>One.</p>\n<p>{parity.medicaid}</p>\n', '<p>One.</p>\n'],
    ['an item of it alone', '<ul>\n{kratom.rules}\n<li>One.</li></ul>', '<ul>\n<li>One.</li></ul>'],
    [
      'words for a search that it has not',
      ['rehab {secondOffice}', 'rehab {firstOffice}'],
      ['rehab Pensacola'],
    ],
    ['a source', ['{minors.lawSource}'], [region.facts.minors.sources.law]],
    ['a source that it has not', { sources: ['{pets.homesSource}'] }, { sources: [] }],
    ['a list', { options: '{officeOptions}' }, { options: names.officeOptions }],
  ])('%s', (_, written, read) => {
    expect(filled(written, names)).toEqual(read)
  })

  it.each([
    [['Pensacola'], 'One office', 'our office', 'an office'],
    [['Pensacola', 'Tampa'], 'Two offices', 'one of our two offices', 'offices'],
  ])('the number of the offices of %s', (offices, ...words) => {
    const { officesInWords, oneOfOurOffices, anOffice } = namesOf(region, { shortName: '', offices })
    expect([officesInWords, oneOfOurOffices, anOffice]).toEqual(words)
  })

  it('the day on which a source was checked, unless the first content is of the same state', () => {
    const elsewhere = namesOf(region, { shortName: '', offices: [], isElsewhere: true })
    expect(elsewhere['minors.lawSource']).toMatchObject({
      title: expect.stringMatching(/ \(checked November 28, 2026\)$/),
    })
    expect(names['minors.lawSource']).toEqual(region.facts.minors.sources.law)
  })

  it.each([
    [['Cumming'], 'Cumming'],
    [['Cumming', 'Jefferson'], 'Cumming and Jefferson'],
    [['Cumming', 'Jefferson', 'Alpharetta'], 'Cumming, Jefferson and Alpharetta'],
  ])('the offices of %s', (offices, words) => {
    expect(namesOf(region, { shortName: '', offices }).offices).toBe(words)
  })
})
