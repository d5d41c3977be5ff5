import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import {
  DeskDocument,
  type DocumentKind,
  DocumentList,
  DocumentVersions,
  Publications,
  ReadyDocuments,
  Tasks,
} from '#shared/entities/documents.ts'
import type { Store } from '../store/store.ts'
import { type Engine, startEngine } from './engine.ts'
import { mockClient } from './mockClient.ts'
import type { TestRequest, TestResponse } from './request.ts'
import { fillTable } from './seedCopy.ts'
import { addMember, logIn, requestFromSite } from './staff.ts'
import { createHandlerTable } from './table.ts'

/** What staff do with one document. */
const acts = {
  save: 'PUT /api/admin/documents/{kind}/{id}/draft',
  discard: 'DELETE /api/admin/documents/{kind}/{id}/draft',
  publish: 'POST /api/admin/documents/{kind}/{id}/publish',
  takeDown: 'POST /api/admin/documents/{kind}/{id}/unpublish',
  schedule: 'PUT /api/admin/documents/{kind}/{id}/schedule',
  signOff: 'PUT /api/admin/documents/{kind}/{id}/review',
  discuss: 'POST /api/admin/documents/{kind}/{id}/discussion',
  withdraw: 'POST /api/admin/documents/{kind}/{id}/withdraw',
  remove: 'DELETE /api/admin/documents/{kind}/{id}',
  restore: 'POST /api/admin/bin/{kind}/{id}/restore',
} as const satisfies Record<string, EndpointKey>
type Act = keyof typeof acts
type Params = { kind: string; id: string }

/** A member of staff at the desk. */
interface Member {
  send(key: EndpointKey, options?: TestRequest): Promise<TestResponse>
  tryTo(act: Act, params: Params, json?: object): Promise<TestResponse>
  /** Requires a success, and returns the document. */
  act(act: Act, params: Params, json?: object): Promise<DeskDocument>
  /** Saves fields over the draft, or over what is published. */
  edit(params: Params, fields: object): Promise<DeskDocument>
  /** Publishes such a change, and requires a success. */
  publishChange(params: Params, fields: object, confirmed?: readonly string[]): Promise<DeskDocument>
  find(kind: DocumentKind, id: string): Promise<DeskDocument>
  create(kind: DocumentKind, content: object): Promise<DeskDocument>
  list(query: string): Promise<DocumentList>
  tasks(): Promise<Tasks>
  ready(query?: string): Promise<ReadyDocuments['documents']>
  versions(params: Params): Promise<DocumentVersions['versions']>
  /** Publishes, schedules or takes down several documents. */
  together(json: object): Promise<Publications>
}

export interface Desk extends Member {
  readonly store: Store
  /** A colleague, who gets a login when first named. */
  member(username: string): Promise<Member>
  /** The member who has the cookie. */
  by(cookie: string): Member
  /** The requests of renderings since the test began. */
  renderings(): number
}

/** A table with the small seed, and staff who write. The renderer accepts requests and does nothing. */
export function startDesk(): Desk {
  const lambda = mockClient(LambdaClient)
  let engine: Engine
  let store: Store
  let cookie: string
  const members = new Set<string>()
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
  return {
    ...memberWith(() => cookie),
    get store() {
      return store
    },
    async member(username) {
      if (!members.has(username)) await addMember(store, username, 'twelve characters')
      members.add(username)
      const own = await logIn(username, 'twelve characters')
      return memberWith(() => own)
    },
    by: (own) => memberWith(() => own),
    renderings: () => lambda.commandCalls(InvokeCommand).length,
  }
}

function memberWith(cookie: () => string): Member {
  const send: Member['send'] = (key, options = {}) =>
    requestFromSite(key, { ...options, cookies: [cookie()] })
  const read = async (key: EndpointKey, options: TestRequest = {}) => (await send(key, options)).json
  const document = (key: string, { statusCode = 0, json, body }: TestResponse) => {
    if (statusCode >= 300) throw new Error(`${key} responds ${statusCode}: ${body}`)
    return DeskDocument.parse(json)
  }
  const tryTo: Member['tryTo'] = (act, params, json) => {
    const key = acts[act]
    if (!json) return send(key, { params })
    if (!key.startsWith('DELETE')) return send(key, { params, json })
    const query = Object.entries(json).map(([name, value]) => `${name}=${value}`)
    return send(key, { params, query: query.join('&') })
  }
  const act: Member['act'] = async (name, params, json) => document(name, await tryTo(name, params, json))
  const findAt = async (params: Params) => {
    const key = 'GET /api/admin/documents/{kind}/{id}'
    return document(key, await send(key, { params }))
  }
  const edit: Member['edit'] = async (params, fields) => {
    const { draft, published } = await findAt(params)
    const content = { ...published?.content, ...draft?.content, ...fields }
    return act('save', params, { content, version: draft?.version ?? 0 })
  }
  return {
    send,
    tryTo,
    act,
    edit,
    async publishChange(params, fields, confirmed = []) {
      const { draft } = await edit(params, fields)
      return act('publish', params, { version: draft?.version, confirmed })
    },
    find: (kind, id) => findAt({ kind, id }),
    async create(kind, content) {
      const key = 'POST /api/admin/documents/{kind}'
      return document(key, await send(key, { params: { kind }, json: { content } }))
    },
    list: async (query) => DocumentList.parse(await read('GET /api/admin/documents', { query })),
    tasks: async () => Tasks.parse(await read('GET /api/admin/tasks')),
    ready: async (query = '') =>
      ReadyDocuments.parse(await read('GET /api/admin/publications', { query })).documents,
    versions: async (params) =>
      DocumentVersions.parse(await read('GET /api/admin/documents/{kind}/{id}/versions', { params }))
        .versions,
    together: async (json) => Publications.parse(await read('POST /api/admin/publications', { json })),
  }
}
