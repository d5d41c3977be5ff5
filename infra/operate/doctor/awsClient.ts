import { region } from '../../settings.ts'

/** Milliseconds after which AWS counts as unreachable. */
const timeout = 5_000

export const awsClient = <Client>(
  Client: new (options: { region: string; maxAttempts: number; requestHandler: object }) => Client,
  clientRegion = region,
): Client =>
  new Client({
    region: clientRegion,
    maxAttempts: 1,
    requestHandler: { connectionTimeout: timeout, requestTimeout: timeout, throwOnRequestTimeout: true },
  })

/** A fact of the account, or why AWS does not give it. */
export async function factOrError<Fact>(inspect: () => Promise<Fact>): Promise<Fact | { error: string }> {
  try {
    return await inspect()
  } catch (error) {
    return { error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}
