import { useState } from 'react'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { currentOf, issuesOf, refusalOf } from '../../../data/write.ts'
import { staffMessages } from '../../staffMessages.ts'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { questionsOf } from '../door/throughDoor.ts'
import { problemSentence } from '../fields/fieldLabel.ts'
import { useShowField } from '../fields/focusField.ts'
import { useStore } from '../state/openDocument.ts'
import type { LiveState, useLiveState } from './useLiveState.ts'

const texts = staffMessages.desk

interface Running {
  /** The title of the toast if it fails. */
  failed: string
  send: (saved: DeskDocument) => Promise<DeskDocument | null>
  toast?: Readonly<Parameters<typeof toastSuccess>>
  /** Set if visitors see the change: the status says when it is live. */
  live?: LiveState['action']
}

/** Sends actions that change more than the draft, one at a time, each after what is typed is saved. */
export function useRun(followLive: ReturnType<typeof useLiveState>['follow']) {
  const store = useStore()
  const showField = useShowField(store.getState().document.kind)
  const [isBusy, setIsBusy] = useState(false)

  /** Returns false if the action failed, and a toast says why. */
  async function run({ failed, send, toast, live }: Running): Promise<boolean> {
    setIsBusy(true)
    try {
      const saved = await store.flush()
      if (!saved) {
        reportUnsaved(failed)
        return false
      }
      const document = await withLogin(() => send(saved))
      if (document) store.dispatch({ type: 'received', document })
      if (toast) toastSuccess(...toast)
      if (live) void followLive({ action: live, content: store.getState().content })
      return true
    } catch (error) {
      await report(failed, error)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  function reportUnsaved(failed: string) {
    const { save, refused } = store.getState()
    const marked = save === 'failed' ? refused.find(({ path }) => path.length > 0) : undefined
    if (marked) showField(marked.path)
    toastFailure(
      failed,
      marked
        ? texts.needsAttention(1)
        : 'The last changes are not on the server yet. Wait until they are saved and try again.',
    )
  }

  async function report(failed: string, error: unknown) {
    // The member has read the questions, and said no.
    if (questionsOf(error).length > 0) return
    const current = currentOf<DeskDocument>(error)
    const issues = issuesOf(error)
    const { document: before } = store.getState()
    // The response may be lost after the server has made the change, so the current document is fetched.
    const shown = current ?? (issues.length > 0 ? undefined : await desk.open(before).catch(() => undefined))
    if (shown) store.dispatch({ type: 'received', document: shown })
    store.dispatch({ type: 'refused', issues })
    const [first] = issues
    if (first) showField(first.path)
    const sentences = issues.map((issue) => problemSentence(before.kind, issue))
    toastFailure(
      failed,
      current ? texts.changedMeanwhile : sentences.join(' ') || (refusalOf(error) ?? texts.tryAgain),
      error,
    )
  }

  return { isBusy, run }
}
