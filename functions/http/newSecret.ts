import { randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import { keyedHash } from './keyedHash.ts'

/** A secret of 32 bytes. A repeated request with the same texts gets the same one again, although nothing has stored it. */
export const newSecret = ({ idempotencyKey }: Store, purpose: string, ...texts: string[]): string =>
  idempotencyKey === undefined
    ? randomBytes(32).toString('base64url')
    : keyedHash(`secret of ${purpose}`, idempotencyKey, ...texts)
