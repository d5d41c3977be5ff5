import { thisBrowser, thisTab } from '../../../data/browserStorage.ts'

/** The ids need not be secret, so `Math.random` is enough. */
const newId = () => Math.random().toString(36).slice(2)

/** Tabs of one browser, and only these, can tell whether one of them is still open. */
function browserId(): string {
  const id = thisBrowser.get('browser') ?? newId()
  thisBrowser.set('browser', id)
  return id
}

const ids = new Map<string, string>()

/**
 * The id of this tab and member, which survives a reload. A page takes it out of the storage of its tab while it is open,
 * so that a duplicate of the tab, which begins with a copy of that storage, gets an id of its own.
 */
export function tabOf(member: string): string {
  const key = `tab ${member}`
  const id = ids.get(key) ?? thisTab.get(key) ?? `${browserId()}.${newId()}`
  if (!ids.has(key)) keepId(key, id)
  return id
}

function keepId(key: string, id: string): void {
  ids.set(key, id)
  let close = () => {}
  const open = () => {
    thisTab.remove(key)
    // The lock is held until the page is left. A browser without locks cannot tell that the tab is open.
    const isLeft = new Promise<void>((resolve) => {
      close = resolve
    })
    void globalThis.navigator.locks?.request(lockOf(id), () => isLeft)
  }
  open()
  addEventListener('pagehide', () => {
    thisTab.set(key, id)
    close()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && open())
}

const lockOf = (id: string) => `tab ${id}`

/** True if a tab of this browser was closed without saying so, for example by a crash. */
export async function isLost(id: string): Promise<boolean> {
  const { locks } = globalThis.navigator
  if (!locks || !id.startsWith(`${browserId()}.`)) return false
  const { held = [] } = await locks.query()
  return !held.some(({ name }) => name === lockOf(id))
}
