import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { readStack } from '../cloudformation/stack.ts'
import { openDataFolder } from '../dataFolder.ts'
import { startDataServices } from '../dataServices.ts'
import { createMissingTables } from '../dynamodb/tables.ts'
import { clientConfig } from '../iam/clientConfig.ts'

/** Opens the table of a data folder, for items that consist of their key. */
export async function openTable(assembly: string, dataFolder: string) {
  const data = openDataFolder(dataFolder, { fresh: false })
  const { tables, endpoints, context, close } = await startDataServices(readStack(assembly), data)
  const endpoint = endpoints.AWS_ENDPOINT_URL_DYNAMODB
  await createMissingTables(tables, endpoint, context.accessKeys)
  const client = new DynamoDBClient(clientConfig(endpoint, context.accessKeys.ownerKey))
  const TableName = tables[0]?.name
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
