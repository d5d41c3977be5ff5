import { beforeEach, expect, it, vi } from 'vitest'

const held = new Set<string>()

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  held.clear()
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, use: () => Promise<void>) => {
        held.add(name)
        await use()
        held.delete(name)
      },
      query: async () => ({ held: Array.from(held, (name) => ({ name })) }),
    },
  })
})

/** A page that has just loaded, with the storage that its tab has. */
async function load() {
  vi.resetModules()
  return import('./tabs.ts')
}
const leave = () => dispatchEvent(new Event('pagehide'))

it('a reload keeps the id of the tab, also when the page comes back from the cache of the browser [14.18]', async () => {
  const id = (await load()).tabOf('ana')
  leave()
  expect((await load()).tabOf('ana')).toBe(id)
  leave()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect((await load()).tabOf('ana')).not.toBe(id)
})

it('a duplicate of an open tab, and another member in the same tab, have an id of their own [14.18]', async () => {
  const tabs = await load()
  const id = tabs.tabOf('ana')
  expect(tabs.tabOf('ana')).toBe(id)
  expect(new Set([id, tabs.tabOf('ruth'), (await load()).tabOf('ana')]).size).toBe(3)
})

it.each([
  ['that is open', 'open', false],
  ['that was closed', 'closed', true],
  ['of another browser', 'elsewhere', false],
])('a tab %s: lost is %3$s [14.18]', async (_, where, expected) => {
  const { tabOf, isLost } = await load()
  const id = tabOf('ana')
  if (where === 'closed') {
    leave()
    await vi.waitFor(() => expect(held).toEqual(new Set()))
  }
  expect(await isLost(where === 'elsewhere' ? `other.${id}` : id)).toBe(expected)
})

it('a browser without locks knows of no tab that it is lost', async () => {
  vi.stubGlobal('navigator', {})
  const { tabOf, isLost } = await load()
  expect(await isLost(tabOf('ana'))).toBe(false)
})
