import { beforeEach, describe, expect, it, vi } from 'vitest'

const fetched = vi.fn<typeof fetch>()
const reports = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))

/** A new page view: listeners, and a count of reports, of its own. */
async function openPage({ path = '/faq', isDevelopment = false } = {}) {
  vi.resetModules()
  vi.stubEnv('DEV', isDevelopment)
  history.replaceState(null, '', path)
  const listeners = new EventTarget()
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  const { reportUncaughtErrors } = await import('./reportUncaught.ts')
  reportUncaughtErrors()
  return (event: Event) => listeners.dispatchEvent(event)
}
const errorEvent = (error: unknown) =>
  Object.assign(new Event('error', { cancelable: true }), { error, message: String(error) })
const rejectionEvent = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
})

describe('an error that nothing catches', () => {
  it('is reported with message, stack and path, without the query', async () => {
    const dispatch = await openPage({ path: '/blog?page=2' })
    dispatch(errorEvent(new Error('x is not a function')))
    expect(reports()).toEqual([
      { message: 'x is not a function', stack: expect.stringContaining('Error'), path: '/blog' },
    ])
  })
  it('is reported when it is a rejection', async () => {
    const dispatch = await openPage()
    dispatch(rejectionEvent(new TypeError('rejected')))
    dispatch(rejectionEvent('only text'))
    expect(reports().map(({ message }) => message)).toEqual(['rejected', 'only text'])
  })
  it('does not reach a visitor’s console [8.17]', async () => {
    const dispatch = await openPage()
    for (const event of [errorEvent(new Error('x')), rejectionEvent(new Error('y'))]) {
      dispatch(event)
      expect(event.defaultPrevented).toBe(true)
    }
    expect(console.error).not.toHaveBeenCalled()
  })
  it.each([{ path: '/admin/service-pages' }, { isDevelopment: true }])(
    'reaches the console of developers and staff: %j',
    async (page) => {
      const dispatch = await openPage(page)
      const event = errorEvent(new Error('x'))
      dispatch(event)
      expect(event.defaultPrevented).toBe(false)
      expect(console.error).toHaveBeenCalled()
    },
  )
  it('is reported without what addresses in its texts have after "?" and "#"', async () => {
    const dispatch = await openPage()
    const error = new Error('No https://a.example/b?name=ana#top here')
    error.stack = 'at https://a.example/c.js?d=1:10:5'
    dispatch(errorEvent(error))
    expect(reports()).toEqual([
      { message: 'No https://a.example/b here', stack: 'at https://a.example/c.js:10:5', path: '/faq' },
    ])
  })
  it('is reported once, and at most 5 of a page view are', async () => {
    const dispatch = await openPage()
    for (let count = 0; count < 3; count += 1) dispatch(errorEvent(new Error('again')))
    expect(fetched).toHaveBeenCalledTimes(1)
    for (let count = 0; count < 9; count += 1) dispatch(errorEvent(new Error(`${count}`)))
    expect(fetched).toHaveBeenCalledTimes(5)
  })
  it('is not reported a second time when its report fails', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    const dispatch = await openPage()
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    dispatch(errorEvent(new Error('x')))
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', rejected)
    expect(rejected).not.toHaveBeenCalled()
  })
})
