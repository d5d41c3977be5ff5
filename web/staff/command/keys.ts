import { thisBrowser } from '../../data/browserStorage.ts'

const key = 'keys'

/** Single keys can be turned off, since dictated words press them too (WCAG 2.1.4). */
export const keysAreOff = (): boolean => thisBrowser.get(key) === 'off'

export const turnKeys = (): void => (keysAreOff() ? thisBrowser.remove(key) : thisBrowser.set(key, 'off'))
