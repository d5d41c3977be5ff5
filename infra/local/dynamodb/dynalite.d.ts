// dynalite ships no types.
declare module 'dynalite' {
  import type { Server } from 'node:http'

  // biome-ignore lint/style/noDefaultExport: dynalite is a CommonJS function, which an import sees as its default.
  export default function dynalite(options: {
    path?: string
    createTableMs?: number
    deleteTableMs?: number
    updateTableMs?: number
  }): Server
}
