import type * as z from 'zod/mini'
import type { EndpointKey, Endpoints } from './endpoints.ts'
import { type FixedKey, type UrlInput, urlOf } from './urlOf.ts'

export type ResultOf<Key extends EndpointKey> = z.output<Endpoints[Key]['returns']>

export type ReadKey = Extract<EndpointKey, `GET ${string}`>

/** A read of an endpoint: its address, and the key and values that make it. */
export interface ReadRequest {
  url: string
  key: ReadKey
  params?: Readonly<Record<string, string>> | undefined
  query?: object | undefined
}

/** Reads an endpoint. Address and result both follow from the key, so they cannot disagree. */
interface TypedReader<Missing> {
  <Key extends ReadKey & FixedKey>(key: Key, input?: UrlInput<Key>): Promise<ResultOf<Key> | Missing>
  <Key extends ReadKey>(key: Key, input: UrlInput<Key>): Promise<ResultOf<Key> | Missing>
}

/** A typed reader over `readUrl`, which gives `Missing` if there is nothing at an address. */
export function typedReader<Missing = never>(
  readUrl: (url: string, key: ReadKey) => Promise<unknown>,
): TypedReader<Missing> {
  return async <Key extends ReadKey>(key: Key, input?: UrlInput<Key>) =>
    // TypedReader requires the input if the path has parameters; the handler validates each response.
    (await readUrl(urlOf(key, input as UrlInput<Key>), key)) as ResultOf<Key> | Missing
}
