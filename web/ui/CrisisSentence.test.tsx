import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CrisisSentence } from './CrisisSentence.tsx'

test('the crisis sentence names 911 and 988, each with its phrase as a link that calls [2.13]', () => {
  expect(renderToStaticMarkup(<CrisisSentence />)).toBe(
    'In an emergency or after an overdose, <a href="tel:911">call 911</a>. ' +
      'In a crisis, <a href="tel:988">call or text 988</a> at any hour.',
  )
})
