import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { vi } from 'vitest'
import { environmentStore } from '../store/environmentStore.ts'

/** Runs `action` after all checks of a request, right before its transaction. */
export function beforeTransaction(action: () => Promise<unknown>): void {
  const { documents } = environmentStore()
  const send = documents.send.bind(documents)
  vi.spyOn(documents, 'send').mockImplementation(async (command: Parameters<typeof send>[0]) => {
    if (command instanceof TransactWriteCommand) {
      vi.mocked(documents.send).mockRestore()
      await action()
    }
    return send(command)
  })
}
