import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyAssembly } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { readStack } from './cloudformation/stack.ts'
import { openDataFolder } from './dataFolder.ts'
import { clientConfig } from './iam/clientConfig.ts'
import { openBucket } from './s3/bucket.ts'
import { s3 } from './s3/emulator.ts'
import { startServices } from './services.ts'
import { ownerKey, startEmulator } from './testing/emulator.ts'

const megabyte = 1024 * 1024
const disk = vi.hoisted(() => ({ megabytes: 1_000 }))
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  statfsSync: () => ({ bavail: disk.megabytes, bsize: 1024 * 1024 }),
}))

const said = vi.spyOn(process.stderr, 'write')
/** Opens the table of a data folder, for items that consist of their key. */
async function openTable(assembly: string, dataFolder: string) {
  const data = openDataFolder(dataFolder, { fresh: false })
  const { endpoint, accessKeys, tableName: TableName, close } = await startServices(readStack(assembly), data)
  const client = new DynamoDBClient(clientConfig(endpoint, accessKeys.ownerKey))
  const key = (id: string) => ({ pk: { S: 'PAGES' }, sk: { S: id } })
  return {
    put: (id: string) => client.send(new PutItemCommand({ TableName, Item: key(id) })),
    has: async (id: string) =>
      (await client.send(new GetItemCommand({ TableName, Key: key(id) }))).Item !== undefined,
    close: async () => {
      client.destroy()
      await close()
      data.release()
    },
  }
}

beforeEach(() => {
  disk.megabytes = 1_000
  said.mockReset().mockReturnValue(true)
})
afterEach(() => said.mockReset())

describe('on a full disk', () => {
  it('the table refuses writes before LevelDB fails, serves reads, and goes on when there is space [13.40]', async () => {
    const folder = temporaryFolder()
    const assembly = await emptyAssembly(folder)
    const data = path.join(folder, 'data')
    let table = await openTable(assembly, data)
    await table.put('before')
    disk.megabytes = 63
    await expect(table.put('refused')).rejects.toThrow('The disk is full.')
    expect(await table.has('before')).toBe(true)
    disk.megabytes = 64
    await table.put('after')
    await table.close()
    table = await openTable(assembly, data)
    expect(await Promise.all(['before', 'refused', 'after'].map(table.has))).toEqual([true, false, true])
    await table.close()
  })

  it('a bucket refuses objects, and keeps those that it has [13.40]', async () => {
    const bucket = openBucket('site', temporaryFolder())
    await bucket.put('page', Buffer.from('earlier'), {})
    const server = await startEmulator({ s3: s3([bucket]) }, { isDiskFull: () => true })
    const response = await fetch(`${server.address}/site/page`, {
      method: 'PUT',
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=${ownerKey}/20260101/us-east-1/s3/aws4_request`,
      },
      body: 'x'.repeat(megabyte),
    })
    await server.close()
    expect([response.status, await response.text()]).toEqual([
      500,
      expect.stringContaining('The disk is full.'),
    ])
    expect(String((await bucket.get('page'))?.body)).toBe('earlier')
  })

  it('one sentence says so, and what was to be logged is left out [13.40]', () => {
    const folder = temporaryFolder()
    const data = openDataFolder(folder, { fresh: false })
    const log = data.logFor('Render')
    const logFile = path.join(folder, 'log', 'Render.log')
    log('a line\n')
    disk.megabytes = 10
    log('another\n')
    log('a third\n')
    expect(said.mock.calls).toEqual([
      ['The disk is full: nothing is saved or logged until there is space.\n'],
    ])
    disk.megabytes = 100
    log('a last one\n')
    expect(readFileSync(logFile, 'utf8')).toBe('a line\na last one\n')
    data.release()
  })
})
