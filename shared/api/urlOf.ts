import type * as z from 'zod/mini'
import type { EndpointKey, Endpoints } from './endpoints.ts'

/** The encoded URL of an endpoint. The table is only imported as a type, so no schema reaches the browser. */
export function urlOf<Key extends FixedKey>(key: Key, input?: UrlInput<Key>): UrlOf<Key>
export function urlOf<Key extends EndpointKey>(key: Key, input: UrlInput<Key>): UrlOf<Key>
export function urlOf(key: EndpointKey, { params = {}, query = {} }: UntypedInput = {}): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/\{(\w+)(\+?)\}/g, (_, name: string, plus: string) =>
      plus ? String(params[name]).split('/').map(encodeURIComponent).join('/') : encoded(params[name]),
    )
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&')
  return search ? `${path}?${search}` : path
}

interface UntypedInput {
  params?: Record<string, string | undefined>
  query?: Record<string, QueryValue>
}

type QueryValue = string | number | readonly string[] | undefined

/** Commas separate the values of a list. */
const encoded = (value: QueryValue) => encodeURIComponent(String(value)).replaceAll('%2C', ',')

export type FixedKey = Exclude<EndpointKey, `${string}{${string}`>

export type UrlInput<Key extends EndpointKey> = ([ParamName<Key>] extends [never]
  ? { params?: never }
  : { params: Record<ParamName<Key>, string> }) & { query?: QueryOf<Key> }

type QueryOf<Key extends EndpointKey> = Endpoints[Key] extends { query: infer Query extends z.ZodMiniType }
  ? Partial<z.output<Query>>
  : never

/** The names of a path's parameters: `'id' | 'path'` for `{id}` and `{path+}`. */
export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}+` ? Plain : Name) | ParamName<Rest>
  : never

/** The URLs of an endpoint as a type: `/api/reviews/${string}` for `GET /api/reviews/{id}`. */
export type UrlOf<Key extends EndpointKey> = Key extends `${string} ${infer Path}`
  ? Filled<Path> | (Endpoints[Key] extends { query: unknown } ? `${Filled<Path>}?${string}` : never)
  : never

type Filled<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${Filled<Rest>}`
  : Path
