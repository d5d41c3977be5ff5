import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { type Bucket, openBucket } from '../../local/s3/bucket.ts'

/** The whole site as a bench sees it. */
export interface Site {
  address: string
  /** Where it keeps its data. */
  folder: string
  /** How long the local system took to come up, milliseconds. */
  boot: number
  /** What did not work while it was deployed, a sentence each. */
  problems: readonly string[]
  /** Invocations of functions since the site was started, by name. */
  invocations(): Promise<Record<string, number>>
  /** Puts an object beside the site's own. */
  put(key: string, body: string, type: string): Promise<void>
  /** The bytes of one of the site's objects. */
  read(key: string): Promise<Buffer | undefined>
  stop(): Promise<void>
}

const Started = z.object({
  address: z.string(),
  problems: z.array(z.string()),
  boot: z.number(),
})
const Counted = z.object({ invocations: z.record(z.string(), z.number()) })

/** Serves the site from a process of its own, on a free port without another one, with its data in a folder. */
export async function startSite(folder: string, port?: number): Promise<Site> {
  const child = fork(new URL('./siteProcess.ts', import.meta.url), [folder, ...(port ? [String(port)] : [])])
  const ended = once(child, 'exit')
  const next = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended.then(() => [undefined])])
    if (message === undefined) throw new Error('The site ended; it says why above')
    return message as unknown
  }
  const { address, boot, problems } = z.parse(Started, await next())
  const bucket = () => siteBucket(path.join(folder, 'data', 'buckets'))
  return {
    address,
    folder,
    boot,
    problems,
    invocations: async () => {
      child.send('count')
      return z.parse(Counted, await next()).invocations
    },
    put: async (key, body, type) => {
      await (await bucket()).put(key, Buffer.from(body), { 'content-type': type })
    },
    read: async (key) => (await (await bucket()).get(key))?.body,
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}

async function siteBucket(folder: string): Promise<Bucket> {
  const buckets = (await readdir(folder)).map((name) => openBucket(name, path.join(folder, name)))
  for (const bucket of buckets) if (await bucket.get('index.html')) return bucket
  throw new Error('No bucket of the site holds its home page')
}
