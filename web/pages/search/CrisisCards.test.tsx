// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CrisisCards } from './CrisisCards.tsx'

it('the crisis cards above search results link to what to do for an overdose and for thoughts of suicide', () => {
  const links = renderToString(<CrisisCards />).match(/href="\/[^"]*"/g)
  expect(links).toEqual(['href="/urgent-help#urgent-overdose"', 'href="/urgent-help#urgent-suicide-risk"'])
})
