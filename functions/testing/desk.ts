import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { DeskDocument, type DocumentKind } from '#shared/entities/documents.ts'
import type { Store } from '../store/store.ts'
import { type Engine, startEngine } from './engine.ts'
import { mockClient } from './mockClient.ts'
import type { TestRequest, TestResponse } from './request.ts'
import { fillTable } from './seedCopy.ts'
import { addMember, logIn, requestFromSite } from './staff.ts'
import { createHandlerTable } from './table.ts'

export interface Desk {
  readonly store: Store
  /** Sends a request as a member of staff. */
  send(key: EndpointKey, options?: TestRequest): Promise<TestResponse>
  /** Requires a success, and returns its document. */
  change(key: EndpointKey, options: TestRequest): Promise<DeskDocument>
  find(kind: DocumentKind, id: string): Promise<DeskDocument>
  create(kind: DocumentKind, content: object): Promise<DeskDocument>
  /** The requests of renderings since the test began. */
  renderings(): number
}

/** A table with the small seed, and staff who write. The renderer accepts requests and does nothing. */
export function startDesk(): Desk {
  const lambda = mockClient(LambdaClient)
  let engine: Engine
  let store: Store
  let cookie: string
  beforeAll(async () => {
    vi.stubEnv('RENDER_FUNCTION', 'test-render')
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    engine = await startEngine()
    store = await createHandlerTable(engine)
    await fillTable(store)
    await addMember(store, 'ana', 'twelve characters')
    cookie = await logIn('ana', 'twelve characters')
  })
  beforeEach(() => {
    lambda.reset()
    lambda.on(InvokeCommand).resolves({ StatusCode: 202 })
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await engine.stop()
  })
  const send: Desk['send'] = (key, options = {}) => requestFromSite(key, { ...options, cookies: [cookie] })
  const change: Desk['change'] = async (key, options) => {
    const { statusCode = 0, json, body } = await send(key, options)
    if (statusCode >= 300) throw new Error(`${key} responds ${statusCode}: ${body}`)
    return DeskDocument.parse(json)
  }
  return {
    get store() {
      return store
    },
    send,
    change,
    find: (kind, id) => change('GET /api/admin/documents/{kind}/{id}', { params: { kind, id } }),
    create: (kind, content) =>
      change('POST /api/admin/documents/{kind}', { params: { kind }, json: { content } }),
    renderings: () => lambda.commandCalls(InvokeCommand).length,
  }
}
