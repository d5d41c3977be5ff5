// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { parsePageContent } from '#shared/documents/pageContent.ts'
import { DangerCards } from './DangerCards.tsx'

it('each card above the search results calls 911 or 988, and leads to the care card of its danger [11.3]', () => {
  const cards = renderToString(<DangerCards />)
    .split('<section')
    .slice(1)
  expect(cards).toHaveLength(2 * 23)
  for (const card of cards) {
    expect(card).toMatch(/href="tel:(911|988)"/)
    const name = /data-danger="([^"]*)"/.exec(card)?.[1]
    const english = name === 'pregnancy' ? '/pregnancy#urgent-pregnancy' : `/urgent-help#urgent-${name}`
    const advice = name === 'unsure' ? '/urgent-help' : english
    expect(card).toMatch(card.includes('lang="es" hidden') ? 'href="/es#section-' : `href="${advice}"`)
    expect(card).toContain('hidden')
  }
})

it('each card has its words, its numbers and a section of the page in Spanish [2.93]', () => {
  const content = parsePageContent(seed.pages.es.content)
  const anchors = (content.kind === 'sections' ? content.sections : []).flatMap((section) =>
    section.kind === 'elements' ? section.elements.map(({ anchor }) => `#${anchor}`) : [],
  )
  const cards = renderToString(<DangerCards />)
    .split('<section')
    .filter((card) => card.includes('lang="es" hidden'))
  for (const card of cards) {
    expect(card).not.toMatch(/>(Call|Text|What to do now)\b/)
    expect(anchors).toContain(/href="\/es(#section-[^"]*)"/.exec(card)?.[1])
    if (card.includes('tel:988'))
      expect(card).toMatch(card.includes('data-danger="veterans"') ? /988 y oprima 1/ : /988 y oprima 2/)
  }
})
