import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { type EndpointKey, partsOf } from '#shared/api/endpoints.ts'
import { forEachConcurrently } from '../../../functions/forEachConcurrently.ts'
import { mediaObject } from '../../../functions/media/mediaStore.ts'
import { openStore } from '../../../functions/store/store.ts'
import { putItem } from '../../../functions/store/write.ts'
import type { TestRequest, TestResponse } from '../../../functions/testing/request.ts'
import { readStack } from '../../local/cloudformation/stack.ts'
import { localPaths, openDataFolder } from '../../local/dataFolder.ts'
import { readTables } from '../../local/dynamodb/table.ts'
import { clientConfig } from '../../local/iam/clientConfig.ts'
import { startServices } from '../../local/services.ts'
import { itemOf } from '../../operate/copy/itemLines.ts'
import { host, origin } from './edits.ts'
import { root } from './release.ts'
import type { Fixture, StoredItem } from './testBed.ts'

/** Makes the data of `npm start` in a folder those of a fixture. */
export async function layOut(folder: string, assembly: string, { content, calls, objects }: Fixture) {
  const stack = readStack(assembly)
  const { data: dataFolder } = localPaths(path.join(folder, '.local'))
  rmSync(dataFolder, { recursive: true, force: true })
  const data = openDataFolder(dataFolder, { fresh: true })
  const { endpoint, accessKeys, tableName, buckets, close } = await startServices(stack, data)
  const put = async (name: string, items: readonly StoredItem[]) => {
    const store = openStore(name, clientConfig(endpoint, accessKeys.ownerKey))
    await forEachConcurrently(items, (Item) => putItem(store, itemOf(JSON.stringify({ Item }))))
    store.documents.destroy()
  }
  const others = readTables(stack).filter(({ name }) => name !== tableName)
  await put(tableName, content)
  for (const { name } of others) await put(name, calls)
  const media = buckets.find(({ name }) => name.includes('media'))
  for (const [name, base64] of Object.entries(objects)) {
    const { Key, Body, ContentType } = mediaObject(
      name.slice('/media/'.length),
      Buffer.from(base64, 'base64'),
      'image/webp',
    )
    await media?.put(Key, Buffer.from(Body), { 'content-type': ContentType })
  }
  await close()
  data.release()
}

/** Starts the command in the folder at a time of its clock, as a proxy reaches it under the name of the fixtures. */
export async function npmStart(folder: string, at: string) {
  const clock = path.join(import.meta.dirname, 'clockOfStart.ts')
  const child = spawn(process.execPath, ['--import', clock, path.join(root, 'infra/local/start.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ORIGIN: origin, CLOCK: at, STARTED: new Date().toISOString() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let printed = ''
  child.stderr.on('data', (part) => (printed += part))
  let port: string | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    port = /^http:\/\/localhost:(\d+)$/.exec(line)?.[1]
    if (port) break
  }
  if (port === undefined) throw new Error(`npm start has ended: ${printed}`)
  child.stdout.resume()

  async function get(
    address: string,
    { method = 'GET', headers = {}, body = '' } = {},
  ): Promise<IncomingMessage> {
    const sent = request({ port, path: address, method, headers: { host, ...headers } })
    sent.end(body)
    const [response] = await once(sent, 'response')
    return response
  }
  return {
    printed: () => printed,
    /** The status and the text of a page. */
    async page(address: string) {
      const response = await get(address)
      return { status: response.statusCode, text: await text(response) }
    },
    async send(
      key: string,
      { params = {}, query, headers, cookies = [], json }: TestRequest = {},
    ): Promise<TestResponse> {
      const { method, path: pattern } = partsOf(key as EndpointKey) // Of any release.
      const address = pattern.replace(/\{(\w+)\+?\}/g, (_, name) => encodeURI(params[name] ?? ''))
      const response = await get(query ? `${address}?${query}` : address, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: cookies.join('; '),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? '' : JSON.stringify(json),
      })
      const body = await text(response)
      if ((response.statusCode ?? 0) >= 400)
        throw new Error(`${key} responds ${response.statusCode}: ${body}`)
      return {
        statusCode: response.statusCode ?? 0,
        cookies: response.headers['set-cookie'] ?? [],
        body,
        json: body ? z.json().parse(JSON.parse(body)) : undefined,
      }
    },
    /** Resolves to the exit code. */
    async stop() {
      child.kill('SIGINT')
      const [code] = await exited
      return code
    },
  }
}
