import { randomUUID } from 'node:crypto'
import { DeleteTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { type Database, openDatabase } from '../../infra/local/dynamodb/database.ts'
import { startServer } from '../../infra/local/http/server.ts'

type RequestHandler = DynamoDBClient['config']['requestHandler']

/** A DynamoDB for the tests of a file. */
export interface Engine {
  endpoint: string
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  /** The prefix of its tables' names. */
  prefix: string
  /** Reaches the engine in this process without a connection. */
  requestHandler?: RequestHandler
  stop(): Promise<void>
}

/** The engine of the local system in this process; or, outside it, what `DYNAMODB_ENDPOINT` names, with the credentials of the environment. */
export async function startEngine(): Promise<Engine> {
  const { DYNAMODB_ENDPOINT: endpoint } = process.env
  return endpoint ? outsideEngine(endpoint) : startEmbedded()
}

const testCredentials = { accessKeyId: 'test', secretAccessKey: 'test' }

async function startEmbedded(): Promise<Engine> {
  const database = await openDatabase()
  const logError = (error: unknown) => {
    throw error
  }
  const server = await startServer(database.respond, { bodyLimit: 16 * 1024 * 1024, logError })
  return {
    endpoint: server.address,
    credentials: testCredentials,
    prefix: 'test-',
    requestHandler: handlerOf(database),
    async stop() {
      await server.close()
      await database.close()
    },
  }
}

/** Passes a request on without a connection: HTTP on both sides would take a third of the time of these tests. */
const handlerOf = ({ respond }: Database): RequestHandler => ({
  handle: async ({ method, path, headers: sent, body: content }) => {
    const request = { method, path, query: '', headers: sent, body: Buffer.concat([content]) }
    const { status, headers, body } = await respond({ ...request, viewerAddress: '127.0.0.1' })
    const received = Object.entries(headers).map(([name, value]) => [name, String(value)])
    return { response: { statusCode: status, headers: Object.fromEntries(received), body } }
  },
  httpHandlerConfigs: () => ({}),
  updateHttpClientConfig() {},
})

function outsideEngine(endpoint: string): Engine {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
  const credentials = AWS_ACCESS_KEY_ID
    ? {
        accessKeyId: AWS_ACCESS_KEY_ID,
        secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '',
        ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
      }
    : testCredentials
  const prefix = `test-${randomUUID()}-`
  return {
    endpoint,
    credentials,
    prefix,
    async stop() {
      const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials })
      const { TableNames = [] } = await client.send(
        new ListTablesCommand({ ExclusiveStartTableName: prefix }),
      )
      for (const TableName of TableNames.filter((name) => name.startsWith(prefix)))
        await client.send(new DeleteTableCommand({ TableName }))
      client.destroy()
    },
  }
}
