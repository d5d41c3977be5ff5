import { randomUUID } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { environment } from '../environment.ts'
import { documents } from './client.ts'
import { keys } from './keys.ts'

/** A rendering that holds the lock longer than this has died: the next one takes over. */
const longest = 6 * 60 * 1_000

/**
 * Runs a rendering while nobody else does. Whoever comes meanwhile leaves a wish and goes; the holder
 * renders again for it. Returns what the last run returned, or nothing if another one is at it.
 */
export async function whileHoldingRenderLock<Result>(
  render: () => Promise<Result>,
  now: () => number = Date.now,
): Promise<Result | undefined> {
  const wishes = await wish()
  const holder = randomUUID()
  if (!(await take(holder, now()))) return undefined
  let done = wishes
  try {
    for (;;) {
      const result = await render()
      const missed = await release(holder, done)
      if (missed === undefined) return result
      done = missed
    }
  } catch (error) {
    await letGo(holder)
    throw error
  }
}

/** Counts a wish for a rendering, and says how many there have been. */
async function wish(): Promise<number> {
  const { Attributes } = await update({
    UpdateExpression: 'ADD wishes :one',
    ExpressionAttributeValues: { ':one': 1 },
    ReturnValues: 'UPDATED_NEW',
  })
  return Number(Attributes?.wishes)
}

function take(holder: string, now: number): Promise<boolean> {
  return held(
    update({
      UpdateExpression: 'SET holder = :holder, heldUntil = :until',
      ConditionExpression: 'attribute_not_exists(holder) OR heldUntil < :now',
      ExpressionAttributeValues: { ':holder': holder, ':until': now + longest, ':now': now },
    }),
  )
}

/** Lets go if every wish was met; otherwise keeps the lock and says how many wishes there are by now. */
async function release(holder: string, done: number): Promise<number | undefined> {
  const released = await held(
    update({
      UpdateExpression: 'REMOVE holder, heldUntil',
      ConditionExpression: 'holder = :holder AND wishes = :done',
      ExpressionAttributeValues: { ':holder': holder, ':done': done },
    }),
  )
  if (released) return undefined
  const { Attributes } = await update({
    UpdateExpression: 'ADD wishes :none',
    ExpressionAttributeValues: { ':none': 0 },
    ReturnValues: 'ALL_NEW',
  })
  // Another one took over after this one was given up for dead.
  if (Attributes?.holder !== holder) return undefined
  return Number(Attributes.wishes)
}

async function letGo(holder: string): Promise<void> {
  await held(
    update({
      UpdateExpression: 'REMOVE holder, heldUntil',
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeValues: { ':holder': holder },
    }),
  )
}

const update = (change: Omit<ConstructorParameters<typeof UpdateCommand>[0], 'TableName' | 'Key'>) =>
  documents().send(new UpdateCommand({ TableName: environment.tableName, Key: keys.renderLock(), ...change }))

async function held(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false
    throw error
  }
}
