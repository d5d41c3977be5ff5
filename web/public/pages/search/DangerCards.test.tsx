// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DangerCards } from './DangerCards.tsx'

it('each card above the search results calls 911 or 988, and leads to the care card of its danger [11.3]', () => {
  const cards = renderToString(<DangerCards />)
    .split('<section')
    .slice(1)
  expect(cards).toHaveLength(21)
  for (const card of cards) {
    expect(card).toMatch(/href="tel:(911|988)"/)
    const name = /data-danger="([^"]*)"/.exec(card)?.[1]
    expect(card).toContain(`href="/urgent-help${name === 'unsure' ? '' : `#urgent-${name}`}"`)
    expect(card).toContain('hidden')
  }
})
