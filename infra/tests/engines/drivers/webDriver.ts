import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../../testing/freePort.ts'
import type { Key, Tab } from '../tab.ts'

interface WebDriverOptions {
  /** The driver's program, which gets a port. */
  driver: string
  capabilities: Record<string, unknown>
  environment: NodeJS.ProcessEnv
  /** How many pixels of the window one CSS pixel of the view has. */
  scale: number
}

export interface WebDriverTab extends Tab {
  /** Deletes what the site has stored. */
  forget(): Promise<void>
}

/** Starts a driver and opens a tab: a client of the W3C's WebDriver with the few commands that the checks need. */
export async function openWebDriverTab({
  driver,
  capabilities,
  environment,
  scale,
}: WebDriverOptions): Promise<WebDriverTab> {
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
  await listening(child, port)
  const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown } // The standard says so.
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const { sessionId } = (await request('POST', '', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string } // The standard says so.
  const post = (path: string, body: unknown = {}) => request('POST', `/${sessionId}${path}`, body)
  const run = (expression: string) => post('/execute/sync', { script: `return (${expression})`, args: [] })
  const perform = async (actions: unknown[], type: 'pointer' | 'key') =>
    void (await post('/actions', { actions: [{ type, id: type, actions }] }))
  return {
    run,
    open: async (url) => void (await post('/url', { url })),
    click: (x, y) =>
      perform(
        [
          ...[{ type: 'pointerMove', x: Math.round(x * scale), y: Math.round(y * scale), duration: 0 }],
          ...[
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        ],
        'pointer',
      ),
    type: (text) =>
      perform(
        Array.from(text).flatMap((value) => strokes([value])),
        'key',
      ),
    press: (key) => perform(strokes(key.split('+').map((name) => keyCodes[name as Key] ?? name)), 'key'),
    back: async () => void (await post('/back')),
    choose: async (selector, file) => {
      const element = await post('/element', { using: 'css selector', value: selector })
      await post(`/element/${Object.values(element as object)[0]}/value`, { text: file })
    },
    screenshot: async () => Buffer.from(String(await request('GET', `/${sessionId}/screenshot`)), 'base64'),
    errors: async () => (await run('window.browserErrors || []')) as string[],
    forget: async () => {
      await request('DELETE', `/${sessionId}/cookie`)
      await run('[localStorage, sessionStorage].forEach((storage) => storage.clear())')
      await post('/url', { url: 'about:blank' })
    },
    close: async () => {
      // A window that closes with its session makes WebKitGTK's driver respond with an error.
      await request('DELETE', `/${sessionId}`).catch(() => undefined)
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The driver has ended: ${code}`)),
  )
  const responds = async () => {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
      if (response?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await Promise.race([responds(), ended])
}

const keyCodes: Partial<Record<string, string>> = {
  ...{ Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003', Control: '\uE009' },
}

const strokes = (values: string[]) => [
  ...values.map((value) => ({ type: 'keyDown', value })),
  ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
]
