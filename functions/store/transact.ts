import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { apiLimits } from '#shared/apiLimits.ts'
import { doneRequestKey } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { isMismatch, mismatched } from './parseItem.ts'
import type { Item, Store } from './store.ts'
import { Unavailable } from './unavailable.ts'

/** Makes one item of a transaction for the named table. */
export type Write = (tableName: string) => NonNullable<TransactWriteCommandInput['TransactItems']>[number]

export type Writes = Readonly<Record<string, Write>>

/** The writes whose conditions failed, each with the stored item, or with null if there is none. */
export type Failures<Name extends string> = Partial<Record<Name, Item | null>>

/**
 * A browser repeats a request whose response was lost, with the same key. The transaction of the first marks the key as
 * done, so a request that was cut off is carried out once, and of two at the same time one.
 */
const doneWrites = ({ idempotencyKey }: Store): Writes =>
  idempotencyKey === undefined
    ? {}
    : {
        done: (TableName) => ({
          Put: {
            TableName,
            Item: {
              ...doneRequestKey(idempotencyKey),
              [table.timeToLive]: Math.ceil((Date.now() + apiLimits.repetition) / 1_000),
            },
            ConditionExpression: 'attribute_not_exists(#key)',
            ExpressionAttributeNames: { '#key': table.partitionKey },
          },
        }),
      }

/** DynamoDB accepts no more writes in one transaction. */
export const maxWrites = 100

const maxAttempts = 6

/**
 * Carries out all writes, or none and returns the failures. The request token makes retries idempotent. What an earlier
 * request with the same idempotency key has done is not done again.
 */
export async function transact<Name extends string>(
  store: Store,
  writes: Readonly<Record<Name, Write>>,
): Promise<Failures<Name> | undefined> {
  if (Object.keys(writes).length === 0) return undefined
  const named = Object.entries<Write>({ ...doneWrites(store), ...writes })
  const command = new TransactWriteCommand({
    TransactItems: named.map(([, write]) => write(store.tableName)),
    ClientRequestToken: randomUUID(),
  })
  for (let attempt = 1; ; attempt++) {
    const reasons = await reasonsAgainst(store, command)
    if (!reasons) return undefined
    const mismatch = reasons.findIndex(({ Message = '' }) => isMismatch(Message))
    if (mismatch >= 0) throw mismatched(command.input.TransactItems?.[mismatch]?.Update?.Key ?? {})
    const failed = named.flatMap(([name], index) => {
      const { Code, Item } = reasons[index] ?? {}
      return Code === 'ConditionalCheckFailed' ? [[name, Item ? unmarshall(Item) : null]] : []
    })
    if (failed.some(([name]) => name === 'done')) return undefined
    if (failed.length > 0) return Object.fromEntries(failed)
    if (attempt === maxAttempts) throw new Unavailable('Other writes of the same items do not end')
    await wait(Math.random() * 20 * 2 ** attempt)
  }
}

/** Undefined if the transaction succeeds. @throws unless every reason against it is a failed condition or temporary. */
async function reasonsAgainst(
  { documents }: Store,
  command: TransactWriteCommand,
): Promise<CancellationReason[] | undefined> {
  try {
    await documents.send(command)
    return undefined
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error
    const { CancellationReasons: reasons = [] } = error
    if (reasons.some(({ Code = '', Message = '' }) => !expected.has(Code) && !isMismatch(Message)))
      throw error
    return reasons
  }
}

const expected = new Set([
  ...['None', 'ConditionalCheckFailed'],
  ...['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'],
])
