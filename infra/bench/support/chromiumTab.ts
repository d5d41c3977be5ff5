import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { launchOptions } from '../../tests/browser/support/browser.ts'

/** A tab of a new browser. Playwright cannot measure prerendering: it turns that off when it attaches to a page. */
export async function openTab() {
  const profile = await mkdtemp(join(tmpdir(), 'bench-'))
  const { args, executablePath } = await launchOptions()
  const switches = [
    '--headless=new',
    '--window-size=1280,900',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]
  const browser = spawn(executablePath, [...switches, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(browser, 'exit')
  const socket = new WebSocket(await debuggerAddress(createInterface({ input: browser.stderr })))
  await once(socket, 'open')

  /** The sessions of the tab's page and of what it prerenders. */
  const sessions: string[] = []
  const requests: { sessionId: unknown; resolve: (result: Record<string, unknown>) => void }[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = JSON.parse(String(data))
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page')
      sessions.push(params.sessionId)
    requests[id]?.resolve(result ?? {})
    // A session that has ended, as when a prerendered page takes the place of another, leaves requests without a reply.
    if (method === 'Target.detachedFromTarget')
      for (const { sessionId, resolve } of requests) if (sessionId === params.sessionId) resolve({})
  })
  const send = (method: string, params: object, sessionId?: unknown) =>
    new Promise<Record<string, unknown>>((resolve) => {
      const id = requests.push({ sessionId, resolve }) - 1
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab)

  const evaluate = async <Argument, Value>(run: (argument: Argument) => Value, argument: Argument) => {
    const expression = `(${run})(${JSON.stringify(argument)})`
    for (const session of sessions) {
      const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, session)
      // What the browser returns by value is what the function returned; a session that has ended returns nothing.
      const { value } = (result ?? {}) as { value?: Exclude<Value, undefined> }
      if (value !== undefined) return value
    }
    return undefined
  }
  return {
    send: (method: string, params: object) => send(method, params, sessions[0]),
    /** Waits until a function of the page returns a value. */
    until: async <Argument, Value>(run: (argument: Argument) => Value, argument: Argument) => {
      for (let attempt = 0; attempt < 200; attempt += 1) {
        const value = await evaluate(run, argument)
        if (value !== undefined) return value
        await delay(50)
      }
      throw new Error(`The page did not come to ${run.name}`)
    },
    [Symbol.asyncDispose]: async () => {
      browser.kill()
      await ended
      // When the browser's first process has ended, others may still write.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

async function debuggerAddress(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /ws:\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('The browser ended before it listened')
}
