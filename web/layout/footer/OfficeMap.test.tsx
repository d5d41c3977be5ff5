import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site } from '#shared/site.ts'
import { OfficeMap } from './OfficeMap.tsx'

describe("the footer's map before and without scripts", () => {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<OfficeMap />)

  it('keeps its 300 px', () => {
    expect(place.querySelector<HTMLElement>('[data-office-map]')?.style.height).toBe('300px')
  })
  it('is a drawing for the eye alone, fetched when it is near, with each office named in its place', () => {
    const still = place.querySelector('[aria-hidden="true"]')
    expect(still?.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    expect(still?.textContent).toBe(site.offices.map(({ name }) => name).join(''))
  })
})
