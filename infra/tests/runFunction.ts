import { InvokeCommand } from '@aws-sdk/client-lambda'
import type { Owner } from '../testing/owner.ts'

/** Runs a function by its name and returns what it answers; rejects where it fails. */
export async function runFunction({ lambda }: Owner, name: string): Promise<unknown> {
  const { FunctionError, Payload } = await lambda.send(new InvokeCommand({ FunctionName: name }))
  const answer: unknown = JSON.parse(Buffer.from(Payload ?? []).toString() || 'null')
  if (FunctionError !== undefined) throw new Error(`${name} fails: ${JSON.stringify(answer).slice(0, 300)}`)
  return answer
}
