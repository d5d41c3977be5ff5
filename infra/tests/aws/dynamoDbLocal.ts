import path from 'node:path'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { freePort } from '../../testing/freePort.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { startServer } from './server.ts'
import { installed } from './tools.ts'

/** Starts Amazon's own DynamoDB Local, with its data in memory. */
export async function startDynamoDbLocal() {
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  })
  const { jars } = installed
  const { log, stop } = await startServer({
    command: [
      ...['java', `-Djava.library.path=${jars}`, '-cp', path.join(jars, '*')],
      ...['com.amazonaws.services.dynamodbv2.local.main.ServerRunner', '-inMemory', '-port', String(port)],
    ] as [string, ...string[]],
    folder: temporaryFolder(),
    variables: process.env,
    answers: () => client.send(new ListTablesCommand()),
  })
  client.destroy()
  return { endpoint, log, stop }
}
