import { InvokeCommand } from '@aws-sdk/client-lambda'
import type { Owner } from '../testing/owner.ts'

/** Invokes a function and returns its result; rejects if it fails. */
export async function runFunction({ lambda }: Owner, name: string): Promise<unknown> {
  const { FunctionError, Payload } = await lambda.send(new InvokeCommand({ FunctionName: name }))
  const result: unknown = JSON.parse(Buffer.from(Payload ?? []).toString() || 'null')
  if (FunctionError !== undefined) throw new Error(`${name} fails: ${JSON.stringify(result).slice(0, 300)}`)
  return result
}
