import type { DeskDocument } from '#shared/entities/documents.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { desk, type ScheduleChange } from '../../../data/staff/desk.ts'
import { openScreen } from '../../openScreen.ts'
import { editorPath, screenOf } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { toastAfterNavigation, toastSuccess } from '../../ui/toasts.tsx'
import { throughDoor } from '../door/throughDoor.ts'
import { copyOf } from '../kinds/changedContent.ts'
import { draftVersion } from '../state/documentState.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import type { DialogName } from './dialogName.ts'
import { usePublication } from './publication/usePublication.ts'
import type { useLiveState } from './useLiveState.ts'
import { useOffers } from './useOffers.ts'
import { isMended, useRun } from './useRun.ts'

const texts = staffMessages.desk

/** Publish, Take off the website and all other actions that change more than the draft. */
export function useDocumentActions({
  onCheck,
  followLive,
}: {
  onCheck: () => void
  followLive: ReturnType<typeof useLiveState>['follow']
}) {
  const { store, state, kind } = useOpenDocument()
  const { isBusy, run, runInDialog, refusal, refuse } = useRun(followLive)
  const whyNot = useOffers()
  const why = refusal?.offer ? whyNot(refusal.offer) : refusal?.text

  const unpublish = () =>
    run({
      failed: 'Not taken off the website',
      send: async (saved) => saved.published && desk.unpublish(saved, saved.published.version),
      toast: kinds[kind].period
        ? ['Ended', 'Visitors no longer see it.', putBack]
        : ['Taken off the website', 'Visitors no longer see it. Its text is a draft now.', putBack],
      live: 'unpublish',
    })

  /** As it was when it was taken off the website. The other changes stay a draft. */
  const putBack = () =>
    run({
      failed: 'Not put back',
      send: (saved) =>
        throughDoor((confirmed) =>
          desk.publish(saved, { version: draftVersion(saved), putBack: true, confirmed }),
        ),
      toast: ['On the website again', texts.putBackText, unpublish],
      live: 'publish',
    })

  const saveFirst = (failed: string): Promise<boolean> => run({ failed, send: async () => null })

  const {
    prepare: preparePublication,
    leadToProblems,
    publish,
    publishFirst,
  } = usePublication({ run, refuse, onCheck, unpublish })

  const scheduling = (change: Omit<ScheduleChange, 'version'>) => ({
    failed: 'Not scheduled',
    send: async (saved: DeskDocument) => {
      const version = saved.draft?.version ?? saved.published?.version ?? 0
      const scheduled = await throughDoor((confirmed) =>
        desk.schedule(saved, { ...change, version, confirmed }),
      )
      toastSchedule(scheduled)
      return scheduled
    },
  })

  return {
    isBusy,
    refusal: why && refusal && !isMended(refusal, state) ? { ...refusal, text: why } : undefined,
    refuse,
    whyNot,
    saveFirst,
    publish,
    publishFirst,
    unpublish,

    /** What a dialog needs before it opens. Returns false if it cannot open. */
    async prepare(name: DialogName, tab: string | undefined): Promise<boolean> {
      refuse(undefined)
      if (name === 'publish' || name === 'publishFirst') return preparePublication(tab)
      if (name === 'ask') onCheck()
      if (name === 'ask' && leadToProblems().length > 0) return false
      if (name === 'discard') return saveFirst(texts.notDiscarded)
      return !showsDraft.includes(name) || saveFirst('Not opened')
    },

    withdrawConsent: () =>
      run({
        failed: 'Consent not withdrawn',
        send: (saved) => desk.withdrawConsent(saved, versionOf(saved)),
        toast: ['Consent withdrawn', 'In a few seconds, no page will show the review.'],
      }),

    duplicate: () =>
      run({
        failed: texts.createFailed,
        send: async () => {
          const copy = await desk.create(kind, copyOf(kind, store.getState().content))
          toastAfterNavigation('Copied', 'This is the copy. Visitors do not see it yet.')
          openScreen(editorPath(copy))
          return null
        },
      }),

    discard() {
      const { content: value, document } = store.getState()
      const restores = document.draft ? Date.parse(document.draft.updatedAt) : undefined
      const undo = () => store.dispatch({ type: 'edited', path: [], value, restores })
      return run({
        failed: texts.notDiscarded,
        send: async (saved) => {
          store.dispatch({ type: 'replaced', document: await desk.discardDraft(saved, draftVersion(saved)) })
          return null
        },
        toast: ['Changes discarded', 'The draft is as it is published. Undo brings your changes back.', undo],
      })
    },

    async remove() {
      const send = (saved: DeskDocument) => desk.remove(saved, versionOf(saved))
      const visitors = store.getState().document.published ? 'Visitors no longer find it. ' : ''
      if (!(await run({ failed: 'Not deleted', send }))) return
      toastAfterNavigation('Deleted', `${visitors}It can be restored from the bin for 90 days.`)
      openScreen(screenOf(kind).path)
    },

    schedule: (change: Omit<ScheduleChange, 'version'>) => runInDialog(scheduling(change)),
    reschedule: (publishAt: string | null) => run(scheduling({ publishAt })),

    signOff: (reviewer: string) =>
      runInDialog({
        failed: 'The review was not recorded',
        send: async (saved) =>
          saved.published && desk.signOff(saved, { version: saved.published.version, reviewer }),
        toast: ['Review recorded', 'The page shows today as the day of its review.'],
        live: 'publish',
      }),
  }
}

const showsDraft: readonly DialogName[] = ['ask', 'read', 'links', 'schedule']

const versionOf = (saved: DeskDocument) => saved.published?.version ?? draftVersion(saved)

function toastSchedule({ status, draft, published }: DeskDocument) {
  const { publishAt, unpublishAt = published?.unpublishAt } = draft ?? {}
  const times = [
    publishAt && `Publishes ${dateAndTime(publishAt)}.`,
    unpublishAt && `Leaves the website ${dateAndTime(unpublishAt)}.`,
  ]
  if (status === 'scheduled') toastSuccess('Scheduled', times.filter(Boolean).join(' '))
  else toastSuccess('Schedule canceled', '')
}

export type DocumentActions = ReturnType<typeof useDocumentActions>
