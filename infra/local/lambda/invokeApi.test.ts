import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { LocalServer } from '../http/server.ts'
import { clientOptions, keyAllowing, ownerKey, startEmulator } from '../testing/emulator.ts'
import type { LocalFunction } from './functionPool.ts'
import { invokeApi } from './invokeApi.ts'

describe('the Invoke operation', () => {
  const enqueued: unknown[] = []
  const arn = regionalArn('lambda', 'function:Render')
  const render: LocalFunction = {
    name: 'Render',
    arn,
    invoke: async (event) => ({ failed: false, response: { received: event } }),
    enqueue: (event) => enqueued.push(event),
    invocations: () => enqueued.length,
    close: async () => undefined,
  }
  let server: LocalServer
  beforeAll(async () => {
    server = await startEmulator({ lambda: invokeApi([render]) })
  })
  afterAll(() => server.close())
  const invoke = (key: string, type: 'Event' | 'RequestResponse') =>
    new LambdaClient(clientOptions(server.address, key)).send(
      new InvokeCommand({ FunctionName: 'Render', InvocationType: type, Payload: Buffer.from('{"a":1}') }),
    )

  it('returns the response of a synchronous invocation', async () => {
    const { Payload } = await invoke(keyAllowing('lambda:InvokeFunction', arn), 'RequestResponse')
    expect(JSON.parse(Buffer.from(Payload ?? []).toString())).toEqual({ received: { a: 1 } })
  })

  it('enqueues the event of an asynchronous invocation', async () => {
    const { StatusCode } = await invoke(ownerKey, 'Event')
    expect([StatusCode, enqueued]).toEqual([202, [{ a: 1 }]])
  })

  it('denies what no policy allows', () =>
    expect(invoke(keyAllowing('lambda:InvokeFunction', `${arn}Other`), 'Event')).rejects.toThrow(
      expect.objectContaining({ name: 'AccessDeniedException' }),
    ))
})
