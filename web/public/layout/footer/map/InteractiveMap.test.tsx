import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import { officeDirections } from '#shared/documents/paths.ts'
import { InteractiveMap } from './InteractiveMap.tsx'

const open = (coarse = false, map = site.map) => {
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }))
  return render(<InteractiveMap offices={site.offices} map={map} />)
}
const map = () => screen.getByRole('application')
const marker = (name: string) => screen.getByRole('button', { name: `${name} office` })

describe('the interactive map', () => {
  beforeEach(() => {
    // jsdom has no layout, and the map needs a size.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('requests tiles of zoom 9 around the region from the site itself [7.16, 9.20]', () => {
    const { container } = open()
    const tiles = Array.from(container.querySelectorAll('img.leaflet-tile'), (tile) =>
      tile.getAttribute('src'),
    )
    expect(tiles).toContain('/tiles/9/136/204.png')
    expect(tiles.every((src) => src?.startsWith('/tiles/9/'))).toBe(true)
  })
  it('requests tiles of the zoom and around the center that staff chose [18.11]', () => {
    const { container } = open(false, { center: [33, -83], zoom: 10 })
    const tiles = Array.from(container.querySelectorAll('img.leaflet-tile'), (tile) =>
      tile.getAttribute('src'),
    )
    expect(tiles).toContain('/tiles/10/275/412.png')
    expect(tiles.every((src) => src?.startsWith('/tiles/10/'))).toBe(true)
  })
  it('has the outline of the counties below the tiles, and hides tiles that fail', () => {
    const { container } = open()
    expect(container.querySelector('.leaflet-outline-pane img')?.getAttribute('src')).toBe('/art/map/ga.svg')
    const tile = container.querySelector('img.leaflet-tile')
    if (tile) fireEvent.error(tile)
    expect(tile?.classList.contains('leaflet-tile-loaded')).toBe(false)
  })
  it('has one named marker for each office', () => {
    open()
    for (const { name } of site.offices) expect(marker(name)).toBeDefined()
    expect(screen.getAllByRole('button', { name: /office$/ })).toHaveLength(site.offices.length)
  })
  it.each(site.offices)(
    'shows name, address, phone and directions of $name in a popup [2.77]',
    async (office) => {
      open()
      fireEvent.click(marker(office.name))
      const popup = within(await screen.findByRole('dialog', { name: `${office.name} office` }))
      popup.getByRole('heading', { name: office.name })
      popup.getByText(new RegExp(office.street))
      popup.getByRole('link', { name: office.phone })
      const directions = popup.getByRole('link', { name: /^Get Directions/ })
      expect(directions.getAttribute('href')).toBe(officeDirections(office))
      expect(directions.getAttribute('target')).toBe('_blank')
    },
  )
  it('moves the focus to an opened popup, and back to the marker on Escape', async () => {
    open()
    fireEvent.click(marker('Jefferson'))
    expect(document.activeElement).toBe(await screen.findByRole('dialog', { name: 'Jefferson office' }))
    fireEvent.keyDown(document.activeElement ?? map(), { key: 'Escape' })
    expect(document.activeElement).toBe(marker('Jefferson'))
  })
  it.each(['Enter', ' '])('opens the popup by the key %j, which does not scroll the page', async (key) => {
    open()
    expect(fireEvent.keyPress(marker('Jefferson'), { key, charCode: key === ' ' ? 32 : 13 })).toBe(false)
    await screen.findByRole('dialog', { name: 'Jefferson office' })
  })
  it('takes no focus when it loads, and does not zoom by wheel [2.76]', () => {
    open()
    expect(document.activeElement).toBe(document.body)
    expect(fireEvent.wheel(map(), { deltaY: -200 })).toBe(true)
  })
  it('cannot be dragged with one finger, which scrolls the page', () => {
    open(true)
    expect(map().classList.contains('leaflet-touch-drag')).toBe(false)
    expect(map().classList.contains('leaflet-grab')).toBe(false)
    cleanup()
    open(false)
    expect(map().classList.contains('leaflet-grab')).toBe(true)
  })
  it('credits OpenStreetMap and the source of the outline at once, so that no credit moves', () => {
    const { container } = open()
    const credits = container.querySelector('.leaflet-control-attribution')
    expect(credits?.textContent).toBe('© OpenStreetMap contributors, County lines: U.S. Census')
    screen.getByRole('link', { name: 'OpenStreetMap' })
  })
})
