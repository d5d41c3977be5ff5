import { vi } from 'vitest'
import type { Store } from '../store/store.ts'

const writes = new Set(['PutCommand', 'UpdateCommand', 'DeleteCommand', 'TransactWriteCommand'])

/**
 * The process is gone after this many writes: nothing more reaches the table. With `isAnswerLost`, one more
 * write does, and the process is gone before it hears of it. `restart` says whether it was.
 */
export function crashAfter(
  { documents }: Store,
  count: number,
  isAnswerLost = false,
): { restart: () => boolean } {
  const send = documents.send.bind(documents)
  let left = count
  const spy = vi
    .spyOn(documents, 'send')
    .mockImplementation((...[command, ...rest]: Parameters<typeof send>) => {
      if (!writes.has(command.constructor.name) || left-- > 0) return send(command, ...rest)
      const isLast = isAnswerLost && left === -1
      return Promise.resolve(isLast && send(command, ...rest)).then(() => {
        throw new Error('The process is gone')
      })
    })
  return {
    restart: () => {
      spy.mockRestore()
      return left < 0
    },
  }
}
