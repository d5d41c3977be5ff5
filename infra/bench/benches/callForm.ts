import { brotliCompressSync, constants } from 'node:zlib'
import { requestCall } from '../../tests/callRequests/requestCall.ts'
import { type Bench, repeat } from '../support/benchContext.ts'
import { kilobytes, ms } from '../support/row.ts'

/** What the site's own contact form costs a visitor, and how long sending it takes. */
export const callForm: Bench = async ({ runs = 3, log, site }) => {
  const { address } = await site()
  const files = await Promise.all(
    ['/contact-form', '/contact-form/form.js'].map(async (path) => (await fetch(address + path)).bytes()),
  )
  const compressed = files.map((file) => brotliCompressSync(file, quality).length)
  log('call requests, one after the other')
  // A network may send five an hour.
  const times = await repeat(Math.min(runs, 5), async () => {
    const began = performance.now()
    await requestCall(address)
    return performance.now() - began
  })
  return [
    kilobytes(
      'the contact form before it is used, brotli',
      compressed.reduce((sum, size) => sum + size, 0) / 1000,
      { atMost: 3 },
    ),
    ms('sending a call request', times, { atMost: 300 }),
  ]
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
