import { table } from '#shared/table.ts'

/** The condition of a write that must not replace an item. */
export const ifMissing = {
  ConditionExpression: 'attribute_not_exists(#partition)',
  ExpressionAttributeNames: { '#partition': table.partitionKey },
}

/** The output of a conditional write, or undefined if its condition failed. */
export async function unlessConditionFails<Output>(write: Promise<Output>): Promise<Output | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}

export const isWritten = async (write: Promise<unknown>): Promise<boolean> =>
  (await unlessConditionFails(write)) !== undefined
