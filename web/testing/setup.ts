import { performance as clock } from 'node:perf_hooks'
import { configure } from '@testing-library/react'
import * as React from 'react'
import { limits } from '#shared/limits.ts'

configure({
  // A busy machine takes longer than the second that is the default.
  asyncUtilTimeout: 60_000,
  // The document's HTML is left out: it took a quarter of the time of these tests, since a search that waits
  // makes such an error for each attempt. `screen.debug()` prints it.
  getElementError: (message) => new Error(message ?? ''),
})
const noMedia = {
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
}
// React's development build records a stack with each element, for hints that no test reads: a sixth of the time.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined })
// The files of tests are threads of one process, in which a logout would end the sessions of all.
const own = globalThis.BroadcastChannel
const file = crypto.randomUUID()
globalThis.BroadcastChannel = class extends own {
  constructor(name: string) {
    super(`${file} ${name}`)
  }
}
// Some files run without jsdom.
if (typeof Element !== 'undefined') {
  // jsdom has no layout and no media.
  Element.prototype.scrollIntoView ??= () => undefined
  globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { ...noMedia, media })
  // React reads the time at every step, and jsdom's own clock took a hundredth of the time of these tests.
  if (!Object.is(performance, clock)) performance.now = () => clock.now()
}
// A test compiles the script of a page when it loads it, and may then take longer than a visitor would wait.
Object.assign(limits, { readTimeout: 60_000 })
// A test that lets a request fail expects the end of it at once.
Object.assign(limits, { repetition: { ...limits.repetition, waits: [] } })
