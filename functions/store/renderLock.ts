import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { environment } from '../environment.ts'
import { documents } from './client.ts'

/**
 * Milliseconds. A holder says so often that it lives, and is given up for dead after so long without a word: sooner
 * than Lambda runs the event of a function that died again.
 */
const pulse = { every: 3_000, deadAfter: 15_000, lookedForEvery: 500 }

/** What a rendering knows of the one before it. */
export interface RenderLease {
  /** It failed or died, and nobody knows what it had written. */
  afterFailure: boolean
}

/** How the lock keeps time, in milliseconds. */
export interface Timing {
  now(): number
  wait(time: number): Promise<unknown>
  /** Does something again and again until the returned function is called. */
  repeat(work: () => unknown, every: number): () => void
}

const realTiming: Timing = {
  now: Date.now,
  wait,
  repeat: (work, every) => {
    const timer = setInterval(work, every)
    return () => clearInterval(timer)
  },
}

/**
 * Runs a rendering while nobody else does. Whoever comes meanwhile leaves a wish, stays until the holder has met it
 * or shown that it lives to see it, and goes; the holder renders again for it. Returns what the last run returned,
 * or nothing if another one was at it.
 */
export async function withRenderLock<Result>(
  render: (turn: RenderLease) => Promise<Result>,
  timing: Timing = realTiming,
): Promise<Result | undefined> {
  const wished = await wish()
  const holder = randomUUID()
  const turn = await takeTurn(holder, wished, timing)
  if (!turn) return undefined
  // A beat that the table did not hear is made up for by the next.
  const stopPulse = timing.repeat(() => stayAlive(holder, timing.now()).catch(() => false), pulse.every)
  try {
    let done = wished.wishes
    let afterFailure = turn.afterFailure
    for (;;) {
      const result = await render({ afterFailure })
      const missed = await release(holder, done)
      if (missed === undefined) return result
      done = missed
      afterFailure = false
    }
  } catch (error) {
    await letGo(holder)
    throw error
  } finally {
    stopPulse()
  }
}

/** The turn of whoever wished; nothing where another one met the wish or is alive to meet it. */
async function takeTurn(holder: string, wished: Lock, timing: Timing): Promise<RenderLease | undefined> {
  for (;;) {
    const turn = await take(holder, timing.now())
    if (turn) return turn
    await timing.wait(pulse.lookedForEvery)
    const lock = await look()
    const met = lock.met >= wished.wishes
    // That somebody has only now taken it is a sign of life, too.
    const alive = lock.holder !== undefined && lock.heldUntil !== wished.heldUntil
    if (met || alive) return undefined
  }
}

/** Wishes ever left and wishes met, and until when the holder counts as alive, if there is one. */
const Lock = z.object({
  wishes: z.number(),
  met: z._default(z.number(), 0),
  holder: z.optional(z.string()),
  heldUntil: z.optional(z.number()),
})
type Lock = z.infer<typeof Lock>

/** Counts a wish for a rendering. */
const wish = () => addWishes(1)

const look = () => addWishes(0)

async function addWishes(count: number): Promise<Lock> {
  const { Attributes } = await update({
    UpdateExpression: 'ADD wishes :count',
    ExpressionAttributeValues: { ':count': count },
    ReturnValues: 'ALL_NEW',
  })
  return Lock.parse(Attributes)
}

async function take(holder: string, now: number): Promise<RenderLease | undefined> {
  const taken = await held(
    update({
      UpdateExpression: 'SET holder = :holder, heldUntil = :until, unfinished = :yes',
      ConditionExpression: 'attribute_not_exists(holder) OR heldUntil < :now',
      ExpressionAttributeValues: {
        ':holder': holder,
        ':until': now + pulse.deadAfter,
        ':now': now,
        ':yes': true,
      },
      ReturnValues: 'UPDATED_OLD',
    }),
  )
  return taken && { afterFailure: taken.Attributes?.unfinished === true }
}

async function stayAlive(holder: string, now: number): Promise<void> {
  await held(
    update({
      UpdateExpression: 'SET heldUntil = :until',
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeValues: { ':holder': holder, ':until': now + pulse.deadAfter },
    }),
  )
}

/** Lets go if every wish was met; otherwise keeps the lock and says how many wishes there are by now. */
async function release(holder: string, done: number): Promise<number | undefined> {
  const released = await held(
    update({
      UpdateExpression: 'SET met = :done REMOVE holder, heldUntil, unfinished',
      ConditionExpression: 'holder = :holder AND wishes = :done',
      ExpressionAttributeValues: { ':holder': holder, ':done': done },
    }),
  )
  if (released) return undefined
  const lock = await look()
  // Another one took over after this one was given up for dead.
  return lock.holder === holder ? lock.wishes : undefined
}

/** Leaves the rendering to the next one, marked as unfinished. */
async function letGo(holder: string): Promise<void> {
  await held(
    update({
      UpdateExpression: 'REMOVE holder, heldUntil',
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeValues: { ':holder': holder },
    }),
  )
}

const update = (change: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  documents().send(new UpdateCommand({ TableName: environment.tableName, Key: keys.renderLock(), ...change }))

/** What a conditional change answered; nothing where its condition did not hold. */
async function held<Changed>(change: Promise<Changed>): Promise<Changed | undefined> {
  try {
    return await change
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}
