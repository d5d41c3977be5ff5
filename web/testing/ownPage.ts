/** Files of a worker share libraries and a window, but neither this project's modules nor what is in the window. */
import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

const renewals: (() => void)[] = []

if (typeof window !== 'undefined') {
  for (const target of [window, document]) renewals.push(recordListeners(target))
  // Tests give them what jsdom lacks.
  for (const { prototype } of [Element, HTMLElement, HTMLDialogElement, HTMLCanvasElement, Range])
    renewals.push(recordProperties(prototype))
  const address = location.href
  renewals.push(() => {
    history.replaceState(null, '', address)
    localStorage.clear()
    sessionStorage.clear()
    for (const element of [document.documentElement, document.head, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    document.head.replaceChildren()
    document.body.replaceChildren()
  })
}

// A logout would end the sessions that an earlier file has left open.
const { BroadcastChannel } = globalThis
const file = crypto.randomUUID()
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`)
  }
}
renewals.push(() => Object.assign(globalThis, { BroadcastChannel }))

/** Returns how to remove them. React's own stay, since React adds them once. */
function recordListeners(target: EventTarget): () => void {
  const removals: (() => void)[] = []
  const add = target.addEventListener
  target.addEventListener = (...listener: Parameters<typeof add>) => {
    add.apply(target, listener)
    if (listener[0] !== 'selectionchange') removals.push(() => target.removeEventListener(...listener))
  }
  return () => {
    for (const remove of removals) remove()
    target.addEventListener = add
  }
}

function recordProperties(prototype: object): () => void {
  const properties = Object.getOwnPropertyDescriptors(prototype)
  return () => {
    for (const key of Reflect.ownKeys(prototype))
      if (!Object.hasOwn(properties, key)) Reflect.deleteProperty(prototype, key)
    Object.defineProperties(prototype, properties)
  }
}

afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const renew of renewals) renew()
  vi.resetModules()
})
