import { expect, it } from 'vitest'
import { typedAddress } from './typedAddress.ts'

it.each([
  ['/faq', '/faq'],
  ['https//www.samhsa.gov).', 'https://www.samhsa.gov'],
  ['/~post/none', undefined],
  ['https://clinic.example/blog/a?x=1#b', '/blog/a?x=1#b'],
  ['http://CLINIC.example/faq', '/faq'],
  ['https://clinic.example', '/'],
  ['https://www.samhsa.gov', 'https://www.samhsa.gov'],
  ['http://www.samhsa.gov/find', 'https://www.samhsa.gov/find'],
  ['samhsa.gov', 'https://samhsa.gov'],
  ['(770) 555-0142', 'tel:+17705550142'],
  ['770-555-0142 x12', 'tel:+17705550142,12'],
  ['(770) 555-0142 ext. 12', 'tel:+17705550142,12'],
  ['770.555.0142, 12', 'tel:+17705550142,12'],
  ['+1 770 555 0142 extension 12', 'tel:+17705550142,12'],
  ['1-800-662-HELP', 'tel:+18006624357'],
  ['800-662-HELP (4357)', undefined],
  ['1-800-QUIT-NOW', 'tel:+18007848669'],
  ['24 hours a day', undefined],
  ['988', 'tel:988'],
  ['sms:988', 'sms:988'],
  ['help@clinic.example', 'mailto:help@clinic.example'],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['anxiety', undefined],
  ['first visit', undefined],
])('%s means %s', (typed, address) => {
  expect(typedAddress(typed, 'https://clinic.example')).toBe(address)
})
