import {
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import { readStack } from '../cloudformation/stack.ts'
import { openDataFolder } from '../dataFolder.ts'
import { clientConfig } from '../iam/clientConfig.ts'
import { startServices } from '../services.ts'

/** Opens the table of a data folder, for items that consist of their key. */
export async function openTable(assembly: string, dataFolder: string) {
  const data = openDataFolder(dataFolder, { fresh: false })
  const { endpoint, accessKeys, tableName: TableName, close } = await startServices(readStack(assembly), data)
  const client = new DynamoDBClient(clientConfig(endpoint, accessKeys.ownerKey))
  const key = (id: string) => ({ pk: { S: 'PAGES' }, sk: { S: id } })
  return {
    put: (id: string) => client.send(new PutItemCommand({ TableName, Item: key(id) })),
    putTogether: (ids: readonly string[]) =>
      client.send(
        new TransactWriteItemsCommand({
          TransactItems: ids.map((id) => ({ Put: { TableName, Item: key(id) } })),
        }),
      ),
    has: async (id: string) =>
      (await client.send(new GetItemCommand({ TableName, Key: key(id) }))).Item !== undefined,
    close: async () => {
      client.destroy()
      await close()
      data.release()
    },
  }
}

/** The items of a transaction. */
export const partsOf = (id: string): string[] => [id, `${id} second`, `${id} third`]
