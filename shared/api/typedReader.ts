import type * as z from 'zod/mini'
import type { EndpointKey, Endpoints } from './endpoints.ts'
import { type UrlArguments, urlOf } from './urlOf.ts'

/** What an endpoint returns. */
export type ResultOf<Key extends EndpointKey> = z.output<Endpoints[Key]['returns']>

export type ReadKey = Extract<EndpointKey, `GET ${string}`>

/** Reads an endpoint. Address and result both follow from the key, so they cannot disagree. */
export type TypedReader<Missing> = <Key extends ReadKey>(
  key: Key,
  ...input: UrlArguments<Key>
) => Promise<ResultOf<Key> | Missing>

/** A typed reader over `readUrl`, which gives `Missing` where there is nothing at an address. */
export const typedReader =
  <Missing = never>(readUrl: (url: string) => Promise<unknown>): TypedReader<Missing> =>
  async (key, ...input) =>
    // The handler validates each response against the row's schema.
    (await readUrl(urlOf(key, ...input))) as ResultOf<typeof key> | Missing
