import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { readStack } from '../cloudformation/stack.ts'
import { openDataFolder } from '../dataFolder.ts'
import { openDatabase } from '../dynamodb/database.ts'
import { startDynamoDb } from '../dynamodb/emulator.ts'
import { createMissingTables, readTables } from '../dynamodb/tables.ts'
import { makeKeyring } from '../iam/keyring.ts'

/** The embedded table of a data folder, as its owner, for items that are nothing but their id. */
export async function openTable(assembly: string, dataFolder: string) {
  const tables = readTables(readStack(assembly))
  const data = openDataFolder(dataFolder, { fresh: false })
  const keyring = makeKeyring()
  const database = openDatabase(data.table)
  const door = await startDynamoDb(database, tables, {
    keyring,
    report: (error) => {
      throw error
    },
  })
  await createMissingTables(tables, { address: door.address, ownerKey: keyring.ownerKey })
  const client = new DynamoDBClient({
    endpoint: door.address,
    region: 'us-east-1',
    credentials: { accessKeyId: keyring.ownerKey, secretAccessKey: 'x' },
  })
  const TableName = tables[0]?.name
  const key = (id: string) => ({ pk: { S: `PAGES` }, sk: { S: id } })
  return {
    put: (id: string) => client.send(new PutItemCommand({ TableName, Item: key(id) })),
    has: async (id: string) =>
      (await client.send(new GetItemCommand({ TableName, Key: key(id) }))).Item !== undefined,
    close: async () => {
      client.destroy()
      await door.close()
      await database.close()
      data.release()
    },
  }
}
