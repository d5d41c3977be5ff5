import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { awsClient } from './awsClient.ts'
import type { Finding } from './finding.ts'

/** How many functions may run at a time in the account: new accounts often start with 10. */
export async function inspectConcurrency(): Promise<{ concurrency: number }> {
  const { AccountLimit } = await awsClient(LambdaClient).send(new GetAccountSettingsCommand({}))
  return { concurrency: AccountLimit?.ConcurrentExecutions ?? 0 }
}

/** The API accepts 100 requests a second. */
const concurrencyNeeded = 100

export function concurrencyFinding(facts: { concurrency: number } | { error: string }): Finding {
  if ('error' in facts) {
    return { level: 'unknown', message: `Lambda's concurrency quota could not be checked: ${facts.error}` }
  }
  const { concurrency } = facts
  return concurrency >= concurrencyNeeded
    ? { level: 'ok', message: `Lambda runs up to ${concurrency} functions at a time.` }
    : {
        level: 'hint',
        message: `Lambda runs at most ${concurrency} functions at a time in this account, so the API fails for some visitors when many come at once: request 1000 in the console, Service Quotas, AWS Lambda, "Concurrent executions", before the site is public.`,
      }
}
