import { describe, expect, it } from 'vitest'
import { checkContent } from '../checks/checkContent.ts'
import { phonesIn, usualSpelling, wholePhone } from './phones.ts'

const spellings = [
  ...['(470) 555-0100', '(470)555-0100', '470-555-0100', '470.555.0100', '470 555 0100', '4705550100'],
  ...['470/555-0100', '470/555/0100', '470 - 555 - 0100', '470-5550100', '470 5550100', '470--555--0100'],
  ...['470‑555‑0100', '470–555–0100', '470—555—0100', '470−555−0100', '470‐555‐0100', '470·555·0100'],
  ...['+1 470 555 0100', '+14705550100', '1-470-555-0100', '1 (470) 555-0100', '1.470.555.0100'],
  ...['470\u00a0555\u00a00100', '470\u202f555\u202f0100', '470\u2009555\u20090100', '470_555_0100'],
  ...['470\u200b555\u200b0100', '\u202a470-555-0100\u202c', '470-555\u00ad-0100', '４７０－５５５－０１００'],
  ...['(470 555-0100)', '[470] 555-0100', '470-555.0100', '470 555 01 00', '4 7 0 5 5 5 0 1 0 0'],
]

describe.each(spellings)('“%s”', (spelling) => {
  const phones = { '{phone:Cumming}': '(470) 555-0100' }
  const found = (answer: string, context = {}) =>
    checkContent('faq', { answer: `<p>Call ${answer} today.</p>` }, context)

  it('is offered as the fact of the clinic', () => {
    expect(found(spelling, { phones })).toMatchObject([
      { rule: 'phoneWritten', replacement: '{phone:Cumming}', href: 'tel:{phone:Cumming}' },
    ])
  })

  it('is offered as a link if it is of another, and understood where a number is typed', () => {
    expect(found(spelling)).toMatchObject([{ rule: 'phoneAsText', href: 'tel:+14705550100' }])
    expect(wholePhone(spelling.replace(/^\(470 (.*)\)$/, '470 $1'))?.dial).toBe('+14705550100')
  })
})

it.each([
  ['470-555-0100 ext. 5', '+14705550100', '5'],
  ['470-555-0100 x12', '+14705550100', '12'],
  ['1-800-662-HELP', '+18006624357', undefined],
  ['1-800-QUIT-NOW', '+18007848669', undefined],
  ['1 800 662 HELP', '+18006624357', undefined],
  ['(800) 662-HELP', '+18006624357', undefined],
  ['404-555-HELP', '+14045554357', undefined],
  ['+44 20 7946 0958', '+442079460958', undefined],
])('%s is dialed as %s', (text, dial, extension) => {
  expect(phonesIn(`Call ${text} now`)).toMatchObject([{ dial, ...(extension && { extension }) }])
})

it.each([
  ...['NPI 1234567893', 'ZIP 30040-1234', '2026-11-28 0900', 'Medicaid 4705550100123', '$4,705,550,100'],
  ...[
    'call 988 or 911',
    '555-0100',
    'page 470',
    'a4705550100',
    '12/24/2026 10 555 0100',
    '{phone}',
    '24 hours',
    '250 dollars',
    '800 dollars',
    '300 members',
    '300-bed-unit',
  ],
  ...['2024-2025-2026', '42 CFR 2.31', 'ISBN 978-0-306-40615-7', '1-2-3-4-5-6-7-8-9-0', 'O.C.G.A. 16-13-5'],
])('%s is no phone number', (text) => {
  expect(phonesIn(text)).toEqual([])
})

it('an odd spelling is linked in the usual one, and a usual one stays [10.27]', () => {
  const found = (text: string) => checkContent('faq', { answer: `<p>${text}</p>` })
  expect(found('800/222/1222')).toMatchObject([{ replacement: '(800) 222-1222', href: 'tel:+18002221222' }])
  for (const text of ['1-800-222-1222', '(800) 222-1222', '800.222.1222', '1-800-662-HELP'])
    expect(found(text)[0]).toMatchObject({ found: text, href: expect.stringMatching(/^tel:\+1800\d{7}$/) })
  expect(found('1-800-222-1222')[0]).not.toHaveProperty('replacement')
  expect(usualSpelling('+442079460958')).toBe('+44 20 7946 0958')
})
