// dynalite ships no types. Its requests and items are DynamoDB's JSON.
declare module 'dynalite/db/index.js' {
  export type Item = Record<string, Record<string, unknown>>

  export interface Table {
    KeySchema: readonly { AttributeName: string }[]
  }

  type Callback<Result> = (error: Error | null, result?: Result) => void

  export interface Items {
    lock(key: string, run: (release: <Callback>(callback: Callback) => Callback) => void): void
    get(key: string, callback: (error: Error | null, item: Item | undefined) => void): void
    put(key: string, item: Item, callback: (error: Error | null) => void): void
    del(key: string, callback: (error: Error | null) => void): void
  }

  export type BatchOperation = { type: 'put'; key: string; value: object } | { type: 'del'; key: string }

  export interface Store {
    db: {
      batch(operations: readonly BatchOperation[]): Promise<void>
      close(): Promise<void>
    }
    getTable(name: string, callback: (error: Error | null, table: Table) => void): void
    getItemDb(table: string): Items
  }

  const db: {
    create(options: {
      path?: string | undefined
      createTableMs: number
      deleteTableMs: number
      updateTableMs: number
    }): Store
    createKey(key: Item, table: Table): string
    validateKey(key: Item, table: Table): Error | undefined
    itemSize(item: object): number
    validationError(message: string): Error
  }
  // biome-ignore lint/style/noDefaultExport: dynalite is CommonJS, which an import sees as a default.
  export default db
}

declare module 'dynalite/validations/index.js' {
  import type { Store } from 'dynalite/db/index.js'

  export type Types = Record<string, unknown>
  export type Check = (input: never, store: Store) => string | undefined

  const validations: {
    checkTypes(input: unknown, types: Types): object
    checkValidations(input: object, types: Types, check: Check | undefined, store: Store): void
  }
  // biome-ignore lint/style/noDefaultExport: dynalite is CommonJS, which an import sees as a default.
  export default validations
}
