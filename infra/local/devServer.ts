import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import * as z from 'zod/mini'
import { endpoints } from '#shared/api/endpoints.ts'
import { matchEndpoint } from '#shared/api/match.ts'
import { eventOf, responseFrom } from './apigateway/gatewayEvent.ts'
import { environment } from './cloudformation/resourceTypes.ts'
import { readStack } from './cloudformation/stack.ts'
import type { EdgeHttpRequest, EdgeHttpResponse } from './cloudfront/http.ts'
import { requestOf, send } from './cloudfront/httpServer.ts'
import { openDataFolder, requireUsable } from './dataFolder.ts'
import { openDatabase } from './dynamodb/database.ts'
import { startDynamoDb } from './dynamodb/emulator.ts'
import { createMissingTables, readTables } from './dynamodb/tables.ts'
import { bodyOf } from './emulator.ts'
import { makeKeyring } from './iam/keyring.ts'
import { synthesizeTableOnly } from './synthesizeTableOnly.ts'

/** A running development server. */
export interface DevServer {
  address: string
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../..')

/**
 * Vite's development server over the same embedded table as the local system: edits of the web show at once, and
 * edits of a handler with the next call, since the handlers are loaded through Vite too.
 */
export async function startDevServer(options: { port: number; dataFolder: string }): Promise<DevServer> {
  requireUsable(options.dataFolder)
  const stack = readStack(await synthesizeTableOnly(path.join(options.dataFolder, 'dev.out')))
  const data = openDataFolder(path.join(options.dataFolder, 'data'), { fresh: false })
  const keyring = makeKeyring()
  const report = (error: unknown) => data.log('dev', `${error instanceof Error ? error.stack : error}\n`)
  const tables = readTables(stack)
  const database = openDatabase(data.table)
  const door = await startDynamoDb(database, tables, { keyring, report })
  await createMissingTables(tables, { address: door.address, ownerKey: keyring.ownerKey })
  Object.assign(process.env, {
    TABLE_NAME: tables[0]?.name,
    AWS_REGION: environment.region,
    AWS_ENDPOINT_URL_DYNAMODB: door.address,
    AWS_ACCESS_KEY_ID: keyring.ownerKey,
    AWS_SECRET_ACCESS_KEY: 'local',
  })
  const vite = await createServer({
    configFile: path.join(root, 'web/build/vite.config.ts'),
    server: { port: options.port, strictPort: options.port !== 0, watch: { ignored: ['**/.local/**'] } },
    plugins: [{ name: 'api', configureServer: answerApi }],
  })
  await callExport(vite, 'functions/seed/seedContent.ts', {})
  await vite.listen()
  return {
    address: vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    stop: async () => {
      await vite.close()
      await door.close()
      await database.close()
      data.release()
    },
  }
}

function answerApi(vite: ViteDevServer): void {
  vite.middlewares.use((request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next()
    bodyOf(request, 10 * 1024 * 1024)
      .then(async (body = Buffer.alloc(0)) => {
        const ask = requestOf(request, body)
        ask.headers['x-viewer-address'] = ask.viewerAddress
        send(await answerLive(vite, ask), ask, response)
      })
      .catch(next)
  })
}

const Handled = z.object({ handler: z.custom<Handler>(isFunction) })
type Handler = (event: unknown) => Promise<unknown>

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

async function answerLive(vite: ViteDevServer, ask: EdgeHttpRequest): Promise<EdgeHttpResponse> {
  const match = matchEndpoint(ask.method, ask.path)
  const event = eventOf(ask, {
    host: 'dev.localhost',
    apiId: 'dev',
    routeKey: match?.key ?? '$default',
    params: match?.params,
  })
  const file = match ? endpoints[match.key].handler : 'fallback/unmatchedRoute'
  const answer = await callExport(vite, `functions/${file}.ts`, event)
  return responseFrom(answer) ?? { status: 500, headers: {}, body: Buffer.alloc(0) }
}

async function callExport(vite: ViteDevServer, file: string, event: object): Promise<unknown> {
  const { handler } = z.parse(Handled, { ...(await vite.ssrLoadModule(path.join(root, file))) })
  return handler(event)
}
