import { expect, it } from 'vitest'
import { typedAddress } from './typedAddress.ts'

it.each([
  ['/faq', '/faq'],
  ['https://clinic.example/blog/a?x=1#b', '/blog/a?x=1#b'],
  ['https://www.samhsa.gov', 'https://www.samhsa.gov'],
  ['http://www.samhsa.gov/find', 'https://www.samhsa.gov/find'],
  ['samhsa.gov', 'https://samhsa.gov'],
  ['(770) 555-0142', 'tel:+17705550142'],
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
