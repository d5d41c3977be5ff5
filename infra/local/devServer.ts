import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import * as z from 'zod/mini'
import { endpoints } from '#shared/api/endpoints.ts'
import { matchEndpoint } from '#shared/api/match.ts'
import { region } from '../settings.ts'
import { decodedPath } from './apigateway/decodedPath.ts'
import { readStageVariables } from './apigateway/gateway.ts'
import { responseOf, toEvent } from './apigateway/payloadFormat.ts'
import { secretReader } from './cloudformation/secretReader.ts'
import { readStack } from './cloudformation/stack.ts'
import { openDataFolder, requireUsable, secretsFile } from './dataFolder.ts'
import { startDataServices } from './dataServices.ts'
import { httpHandler } from './http/httpHandler.ts'
import type { HttpRequest, HttpResponse } from './http/message.ts'
import { variablesOfFunctions } from './lambda/readFunctions.ts'
import { localPaths } from './localPaths.ts'
import { synthesizeWithoutBuild } from './synthesize.ts'

interface DevServer {
  address: string
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../..')

/**
 * Vite's development server over the data of the local system. Vite loads the handlers too, so that an edit of one
 * takes effect with the next request.
 */
export async function startDevServer({ port, folder }: { port: number; folder: string }): Promise<DevServer> {
  requireUsable(folder)
  const stack = readStack(
    await synthesizeWithoutBuild(path.join(folder, 'dev.out')),
    secretReader(secretsFile(localPaths(folder).data)),
  )
  await using resources = new AsyncDisposableStack()

  const data = openDataFolder(localPaths(folder).data, { fresh: false })
  resources.defer(data.release)

  const { context, ...dataServices } = await startDataServices(stack, data)
  resources.defer(dataServices.close)
  await dataServices.createMissingTables()
  // Vite serves the pages: no function renders them, and none of AWS's is asked to.
  const { RENDER_FUNCTION: _, ...variables } = variablesOfFunctions(stack)
  Object.assign(process.env, variables, dataServices.endpoints, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: context.accessKeys.ownerKey,
    AWS_SECRET_ACCESS_KEY: 'local',
  })

  const vite = await createServer({
    configFile: path.join(root, 'web/build/vite.config.ts'),
    server: { port, strictPort: port !== 0, watch: { ignored: ['**/.local/**'] } },
    plugins: [{ name: 'api', configureServer: (vite) => serveApi(vite, readStageVariables(stack)) }],
  })
  resources.defer(() => vite.close())
  await callHandler(vite, 'functions/seed/seedContent.ts', {})
  await vite.listen()

  const started = resources.move()
  return {
    address: vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    stop: () => started.disposeAsync(),
  }
}

function serveApi(vite: ViteDevServer, stageVariables: Record<string, string>): void {
  const handle = httpHandler((request) => respond(vite, request, stageVariables))
  vite.middlewares.use((request, response, next) => {
    if (request.url?.startsWith('/api/')) handle(request, response).catch(next)
    else next()
  })
}

const HandlerModule = z.object({
  handler: z.custom<(event: unknown) => Promise<unknown>>((value) => typeof value === 'function'),
})

async function respond(
  vite: ViteDevServer,
  request: HttpRequest,
  stageVariables: Record<string, string>,
): Promise<HttpResponse> {
  const path = decodedPath(request.path)
  const match = matchEndpoint(request.method, path)
  const headers = { ...request.headers, 'x-viewer-address': request.viewerAddress }
  const event = toEvent(
    { ...request, path, headers },
    {
      host: 'dev.localhost',
      apiId: 'dev',
      routeKey: match?.key ?? '$default',
      params: match?.params,
      stageVariables,
    },
  )
  const file = match ? endpoints[match.key].handler : 'fallback/unmatchedRoute'
  const returned = await callHandler(vite, `functions/${file}.ts`, event)
  return responseOf(returned) ?? { status: 500, headers: {}, body: Buffer.alloc(0) }
}

async function callHandler(vite: ViteDevServer, file: string, event: object): Promise<unknown> {
  const { handler } = z.parse(HandlerModule, { ...(await vite.ssrLoadModule(path.join(root, file))) })
  return handler(event)
}
