import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { mapCenter } from '#shared/region/ours.ts'
import { withSite } from '../../../testing/withSite.tsx'
import { OfficeMap } from './OfficeMap.tsx'

describe("the footer's map without scripts", () => {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(withSite(<OfficeMap />))

  it('is 300 px high [9.20]', () => {
    expect(container.querySelector<HTMLElement>('[data-office-map]')?.style.height).toBe('300px')
  })
  it('opens below its name on a phone, where the addresses are shown without it [2.76]', () => {
    const fold = container.querySelector('details')
    expect(fold?.textContent).toBe('Map of our offices')
    expect(fold?.hasAttribute('open')).toBe(false)
    expect(fold?.nextElementSibling).toBe(container.querySelector('[data-office-map]'))
  })
  it('has each name toward the middle, so that a narrow map does not cut it off', () => {
    const towardsLeft = Array.from(
      container.querySelectorAll('.towardsLeft'),
      ({ textContent }) => textContent,
    )
    const east = site.offices.filter(({ position }) => position[1] > mapCenter[1])
    expect(towardsLeft).toEqual(east.map(({ name }) => name))
  })
  it('moves and scales its image with the center and zoom that staff chose, and with it the offices [18.11]', () => {
    const other = document.createElement('div')
    const map = { center: site.offices[0].position, zoom: 10 }
    other.innerHTML = renderToStaticMarkup(withSite(<OfficeMap />, { ...site, map }))
    const { style } = other.querySelector('img') ?? {}
    expect(style?.cssText).toContain('translate(calc(-50% + 165px), calc(-50% + 78px)) scale(2)')
    expect(other.querySelector<HTMLElement>('.dot')?.style.getPropertyValue('--right')).toBe('0px')
    expect(container.querySelector('img')?.hasAttribute('style')).toBe(false)
  })
  it('is a lazy image with the name of each office, hidden from screen readers', () => {
    const map = container.querySelector('.static')
    expect(map?.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    expect(map?.getAttribute('aria-hidden')).toBe('true')
    expect(map?.textContent).toBe(site.offices.map(({ name }) => name).join(''))
  })
})
