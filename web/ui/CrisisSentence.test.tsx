import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CrisisSentence } from './CrisisSentence.tsx'

test('the crisis sentence names 911 and 988, each a link that calls', () => {
  expect(renderToStaticMarkup(<CrisisSentence />)).toBe(
    'In an emergency or after an overdose, call <a href="tel:911">911</a>. ' +
      'In a crisis, call or text <a href="tel:988">988</a> at any hour.',
  )
})
