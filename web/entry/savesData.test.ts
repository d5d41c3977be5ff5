import { beforeEach, expect, it, vi } from 'vitest'
import { startMapWhenNear } from '../public/layout/footer/map/startMapWhenNear.ts'
import { startSearchPage } from '../public/pages/search/search.enhancement.ts'
import { loadAppOnIntent } from './loadApp.ts'
import { prerenderLinks } from './prerender.ts'

const loaded = vi.hoisted(() => vi.fn())
vi.mock('./app.tsx', () => ({ startApp: () => loaded('app') }))
vi.mock('../public/contactForm/enhanceForms.ts', () => ({ enhanceForms: () => loaded('forms') }))
vi.mock('../public/pages/search/startSearch.ts', () => ({ startSearch: () => loaded('search') }))
vi.mock('../public/layout/footer/map/mountMap.tsx', () => ({ mountMap: () => loaded('map') }))

vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly callback: (entries: { isIntersecting: boolean }[]) => void
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.callback = callback
    }
    observe() {
      this.callback([{ isIntersecting: true }])
    }
    disconnect() {}
  },
)
const saves = { connection: false, media: false }
vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-data') && saves.media }))
Object.defineProperty(navigator, 'connection', {
  get: () => (saves.media ? undefined : { saveData: saves.connection }),
})

const page = '<a href="/faq">FAQ</a><div data-office-map=""></div><input data-search="field">'
const field = () => document.querySelector<HTMLElement>('input')
/** Lets imports finish, which take several turns of the loop. */
const settled = () => vi.waitFor(async () => vi.dynamicImportSettled())

async function visit() {
  document.documentElement.innerHTML = `<body>${page}</body>`
  prerenderLinks()
  loadAppOnIntent()
  startMapWhenNear()
  startSearchPage()
  const link = document.querySelector('a')
  for (const sign of ['pointermove', 'scroll', 'touchstart', 'focusin'])
    document.dispatchEvent(new Event(sign))
  link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  vi.advanceTimersByTime(1_000)
  await settled()
}

beforeEach(() => {
  vi.useFakeTimers()
  loaded.mockReset()
})

it.each([
  ['the browser', { connection: true, media: false }],
  ['the media feature', { connection: false, media: true }],
])(
  'a visitor who saves data by %s loads nothing before a press: no app, no map, no index [9.31]',
  async (_, how) => {
    Object.assign(saves, how)
    await visit()
    expect(loaded.mock.calls).toEqual([])
    expect(document.querySelectorAll('[data-speculate]')).toHaveLength(0)
    document.dispatchEvent(new Event('pointerup'))
    field()?.focus()
    vi.advanceTimersByTime(1_000)
    await settled()
    expect(loaded.mock.calls.flat().sort()).toEqual(['forms', 'search'])
  },
)

it('others load the app, the map and the index', async () => {
  Object.assign(saves, { connection: false, media: false })
  await visit()
  expect(loaded.mock.calls.flat().sort()).toEqual(['app', 'forms', 'map', 'search'])
  expect(document.querySelectorAll('[data-speculate]')).toHaveLength(1)
})
