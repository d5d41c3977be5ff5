import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { table } from '#shared/table.ts'
import type { Store } from '../../../functions/store/store.ts'
import type { SavedPasskey } from '../../../functions/testing/authenticator.ts'
import { type Engine, startEngine } from '../../../functions/testing/engine.ts'
import { createTable } from '../../../functions/testing/table.ts'
import { startAwsStub } from './awsStub.ts'
import { type Release, startRelease } from './release.ts'
import type { Json } from './whatIsThere.ts'

/** The tables and the buckets of a stage, with what a test needs to log in. Items are in DynamoDB's JSON. */
export interface Fixture {
  commit: string
  /** When the last edit was made. */
  at: string
  content: StoredItem[]
  calls: StoredItem[]
  /** Base64, by path. */
  objects: Record<string, string>
  passkeys: Record<string, SavedPasskey>
  /** What the edits have made, by what it is. */
  counts: Record<string, number>
  /** What the release itself found afterwards, with everything that the edits schedule. */
  found: Json
}
export type StoredItem = Record<string, Record<string, unknown>>

export const fixtureFile = (commit: string) => path.join(import.meta.dirname, 'fixtures', `${commit}.json.gz`)

export const readFixture = (commit: string): Fixture =>
  JSON.parse(gunzipSync(readFileSync(fixtureFile(commit))).toString())

/** Two tables and the other services, in this process. Releases work on them in processes of their own. */
export interface TestBed {
  content: Store
  calls: Store
  objects: Map<string, string>
  start(folder: string): Release
  load(fixture: Pick<Fixture, 'content' | 'calls' | 'objects'>): Promise<void>
  clear(): Promise<void>
  dump(): Promise<Pick<Fixture, 'content' | 'calls' | 'objects'>>
  stop(): Promise<void>
}

export async function startTestBed(): Promise<TestBed> {
  const engine = await startEngine()
  const objects = new Map<string, string>()
  const aws = await startAwsStub(objects)
  const [content, calls] = [await createTable(engine, 'content'), await createTable(engine, 'calls')]
  const releases: Release[] = []
  return {
    content,
    calls,
    objects,
    start(folder) {
      const release = startRelease(folder, environmentOf(engine, aws.endpoint, content, calls))
      releases.push(release)
      return release
    },
    async clear() {
      const items = await scan(engine, content)
      await writeAll(
        engine,
        content,
        items.map((item) => ({ DeleteRequest: { Key: keyOf(item) } })),
      )
    },
    async load(fixture) {
      const puts = (items: readonly StoredItem[]) => items.map((Item) => ({ PutRequest: { Item } }))
      await writeAll(engine, content, puts(fixture.content))
      await writeAll(engine, calls, puts(fixture.calls))
      for (const [key, object] of Object.entries(fixture.objects)) objects.set(key, object)
    },
    dump: async () => ({
      content: await scan(engine, content),
      calls: await scan(engine, calls),
      objects: Object.fromEntries(objects),
    }),
    async stop() {
      await Promise.all(releases.map((release) => release.stop()))
      await aws.stop()
      await engine.stop()
    },
  }
}

const environmentOf = ({ endpoint, credentials }: Engine, aws: string, content: Store, calls: Store) => ({
  TABLE_NAME: content.tableName,
  CALL_REQUESTS_TABLE: calls.tableName,
  CALL_REQUESTS_KEY: 'arn:aws:kms:us-east-1:111122223333:key/test',
  NOTICES_TOPIC: 'arn:aws:sns:us-east-1:111122223333:test',
  SITE_BUCKET: 'site',
  MEDIA_BUCKET: 'media',
  RENDER_FUNCTION: 'render',
  RELEASE: 'test',
  SITE_ADDRESS: 'https://clinic.example',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_ENDPOINT_URL: aws,
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
})

async function dynamo({ endpoint }: Engine, operation: string, input: object) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'content-type': 'application/x-amz-json-1.0',
    },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`${operation} responds ${response.status}: ${await response.text()}`)
  return response.json() as Promise<{ Items?: StoredItem[]; LastEvaluatedKey?: object }>
}

async function scan(engine: Engine, { tableName: TableName }: Store): Promise<StoredItem[]> {
  const items: StoredItem[] = []
  let ExclusiveStartKey: object | undefined
  do {
    const page = await dynamo(engine, 'Scan', { TableName, ExclusiveStartKey })
    items.push(...(page.Items ?? []))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  return items
}

const keyOf = (item: StoredItem) => ({
  [table.partitionKey]: item[table.partitionKey],
  [table.sortKey]: item[table.sortKey],
})

async function writeAll(engine: Engine, { tableName }: Store, requests: readonly object[]): Promise<void> {
  for (let at = 0; at < requests.length; at += 25)
    await dynamo(engine, 'BatchWriteItem', { RequestItems: { [tableName]: requests.slice(at, at + 25) } })
}
