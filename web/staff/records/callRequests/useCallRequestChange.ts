import { useState } from 'react'
import type { CallRequest, CallRequestChange } from '#shared/entities/callRequest.ts'
import { staff } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { currentOf } from '../../../data/write.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure } from '../../ui/toasts.tsx'
import { useReplaceCallRequest } from './useCallRequests.ts'

/** Changes the version that the list shows. True if it was saved; otherwise a toast says why it was not. */
export function useCallRequestChange({ id, version }: CallRequest) {
  const replace = useReplaceCallRequest()
  const [isBusy, setIsBusy] = useState(false)
  const change = async (step: Omit<CallRequestChange, 'version'>): Promise<boolean> => {
    setIsBusy(true)
    try {
      replace(await withLogin(() => staff.changeCallRequest(id, { ...step, version })))
      return true
    } catch (error) {
      const current = currentOf<CallRequest>(error)
      if (current) replace(current)
      const text = current
        ? 'A colleague has changed this request. You see their change now.'
        : staffMessages.callRequests.tryAgain
      toastFailure('The change was not saved', text)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, change }
}
