import type * as z from 'zod/mini'
import type { EndpointKey, Endpoints } from './endpoints.ts'
import { type FixedKey, type UrlInput, urlOf } from './urlOf.ts'

export type ResultOf<Key extends EndpointKey> = z.output<Endpoints[Key]['returns']>

export type ReadKey = Extract<EndpointKey, `GET ${string}`>

/** A read of an endpoint: the URL, and the key and the values from which the URL is made. */
export interface ReadRequest {
  url: string
  key: ReadKey
  params?: Readonly<Record<string, string>> | undefined
  query?: object | undefined
}

/** Reads an endpoint. The types of the URL and the result both follow from the key, so they always match. */
interface TypedReader<Missing> {
  <Key extends ReadKey & FixedKey>(key: Key, input?: UrlInput<Key>): Promise<ResultOf<Key> | Missing>
  <Key extends ReadKey>(key: Key, input: UrlInput<Key>): Promise<ResultOf<Key> | Missing>
}

/** A typed reader over `readUrl`, which returns `Missing` if there is nothing at a URL. */
export function typedReader<Missing = never>(
  readUrl: (url: string, key: ReadKey) => Promise<unknown>,
): TypedReader<Missing> {
  return async <Key extends ReadKey>(key: Key, input?: UrlInput<Key>) =>
    // `TypedReader` requires `input` if the path has parameters. The handler validates each response.
    (await readUrl(urlOf(key, input as UrlInput<Key>), key)) as ResultOf<Key> | Missing
}
