import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { DeleteTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'

/** A DynamoDB for the tests of a file. */
export interface Engine {
  endpoint: string
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  /** What the names of its tables begin with. */
  prefix: string
  stop(): Promise<void>
}

/** Dynalite in this process; or, outside it, what `DYNAMODB_ENDPOINT` names, with the credentials of the environment. */
export async function startEngine(): Promise<Engine> {
  const { DYNAMODB_ENDPOINT: endpoint } = process.env
  return endpoint ? outsideEngine(endpoint) : startDynalite()
}

const testCredentials = { accessKeyId: 'test', secretAccessKey: 'test' }

async function startDynalite(): Promise<Engine> {
  const server = dynalite({ createTableMs: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    credentials: testCredentials,
    prefix: 'test-',
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}

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
