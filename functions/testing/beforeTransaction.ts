import { TransactWriteCommand, type UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { vi } from 'vitest'
import { environmentStore } from '../store/environmentStore.ts'
import type { Store } from '../store/store.ts'

/** Runs `action` after all checks of a request, right before its transaction, or before a command of another `type`. */
export function beforeTransaction(
  action: () => Promise<unknown>,
  {
    store: { documents } = environmentStore(),
    type = TransactWriteCommand,
  }: { store?: Pick<Store, 'documents'>; type?: typeof TransactWriteCommand | typeof UpdateCommand } = {},
): void {
  const send = documents.send.bind(documents)
  vi.spyOn(documents, 'send').mockImplementation(async (command: Parameters<typeof send>[0]) => {
    if (command instanceof type) {
      vi.mocked(documents.send).mockRestore()
      await action()
    }
    return send(command)
  })
}
