import { useState } from 'react'
import { pathName } from '#shared/documents/fieldPath.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { currentOf, issuesOf, isUnanswered, refusalOf } from '../../../data/write.ts'
import { staffMessages } from '../../staffMessages.ts'
import { FormProblem } from '../../ui/SubmitForm.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'
import { questionsOf } from '../door/throughDoor.ts'
import { problemSentence } from '../fields/fieldLabel.ts'
import { useShowField } from '../fields/focusField.ts'
import { type DocumentState, isUnsaved } from '../state/documentState.ts'
import { useStore } from '../state/openDocument.ts'
import type { LiveState, useLiveState } from './useLiveState.ts'
import type { Offer } from './useOffers.ts'

const texts = staffMessages.desk

interface Running {
  /** The title of the refusal if it fails. */
  failed: string
  send: (saved: DeskDocument) => Promise<DeskDocument | null>
  toast?: Readonly<Parameters<typeof toastSuccess>>
  /** Set if visitors see the change: the status says when it is live. */
  live?: LiveState['action']
}

/** Why an action was not done. The action bar shows it until it is mended, read or followed by another action. */
export interface Refusal {
  title: string
  text: string
  issues?: readonly Issue[]
  /** Set if the action was not sent, because it is not offered. */
  offer?: Offer
  isUnsaved?: true
}

export const isMended = ({ issues = [], ...refusal }: Refusal, state: DocumentState): boolean =>
  refusal.isUnsaved
    ? !isUnsaved(state)
    : issues.length > 0 && !issues.some((issue) => state.refused.includes(issue))

/** Sends actions that change more than the draft, one at a time, each after what is typed is saved. */
export function useRun(followLive: ReturnType<typeof useLiveState>['follow']) {
  const store = useStore()
  const showField = useShowField(store.getState().document.kind)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, refuse] = useState<Refusal>()

  /** Returns false if the action failed. The action bar says why. */
  async function run(running: Running): Promise<boolean> {
    refuse(undefined)
    const refusal = await attempt(running)
    refuse(refusal)
    return refusal === undefined
  }

  /** For a dialog that stays open. @throws {FormProblem} if the action failed */
  async function runInDialog(running: Running): Promise<void> {
    const { text, issues: [issue] = [] } = (await attempt(running)) ?? {}
    if (text !== undefined) throw new FormProblem(text, issue && pathName(issue.path))
  }

  async function attempt({ failed, send, toast, live }: Running): Promise<Refusal | undefined> {
    setIsBusy(true)
    try {
      const saved = await store.flush()
      if (!saved) return refusalOfUnsaved(failed)
      const document = await withLogin(() => send(saved))
      if (document) store.dispatch({ type: 'received', document })
      if (toast) toastSuccess(...toast)
      if (live) void followLive({ action: live, content: store.getState().content })
    } catch (error) {
      return await refusalAfter(failed, error)
    } finally {
      setIsBusy(false)
    }
  }

  function refusalOfUnsaved(title: string): Refusal {
    const { save, refused } = store.getState()
    const marked = save === 'failed' ? refused.find(({ path }) => path.length > 0) : undefined
    if (!marked) return { title, text: texts.notSavedYet, isUnsaved: true }
    showField(marked.path)
    return { title, text: texts.needsAttention(1), issues: [marked] }
  }

  async function refusalAfter(title: string, error: unknown): Promise<Refusal> {
    // The member has read the questions, and said no.
    if (questionsOf(error).length > 0) return { title: '', text: '' }
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
    const text = current
      ? texts.changedMeanwhile
      : sentences.join(' ') || (refusalOf(error) ?? texts.tryAgain)
    return { title: isUnanswered(error) ? '' : title, text, issues }
  }

  return { isBusy, run, runInDialog, refusal, refuse }
}
