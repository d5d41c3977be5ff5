import { afterEach, describe, expect, it, vi } from 'vitest'
import { parsedJson, thisBrowser, thisTab } from './browserStorage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const throwing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('a storage of the browser [12.16]', () => {
  it('that is blocked has what this page wrote, and throws nothing', () => {
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: throwing })
    thisTab.set('name', 'value')
    expect([thisTab.get('name'), thisTab.get('other')]).toEqual(['value', null])
    thisTab.remove('name')
    expect(thisTab.get('name')).toBeNull()
  })

  it('that is full has what this page wrote, and what it had before', () => {
    localStorage.setItem('before', 'stored')
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => (name === 'before' ? 'stored' : null),
      setItem: throwing,
      removeItem: throwing,
    })
    thisBrowser.set('name', 'value')
    expect([thisBrowser.get('name'), thisBrowser.get('before')]).toEqual(['value', 'stored'])
  })

  it.each([null, '', '{', 'undefined'])('has no JSON in %j', (stored) => {
    expect(parsedJson(stored)).toBeUndefined()
  })
})
