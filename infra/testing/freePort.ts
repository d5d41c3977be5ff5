import { startServer } from '../local/http/server.ts'

/** A port on which nothing listens at the moment. */
export async function freePort(): Promise<number> {
  const { address, close } = await startServer(async () => undefined, {
    bodyLimit: 0,
    logError: () => undefined,
  })
  await close()
  return Number(new URL(address).port)
}
