import { useEffect, useState, useSyncExternalStore } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import { isLoggedOut } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { currentOf, issuesOf, WriteError } from '../../../data/write.ts'
import { memberOfTab } from '../../loginFlag.ts'
import { useUserActivity } from '../../ui/useUserActivity.ts'
import { type DocumentStoreDependencies, makeDocumentStore } from '../state/documentStore.ts'
import { makeLocalCopies } from '../state/localCopies.ts'
import { isLost, tabOf } from '../state/tabs.ts'

export function useDocumentStore(loaded: DeskDocument) {
  const [store] = useState(() => {
    const member = memberOfTab() ?? undefined
    const tab = tabOf(member ?? '')
    return makeDocumentStore(loaded, {
      tab,
      member,
      save: (draft) =>
        draft.releases ? desk.saveDraft(loaded, draft) : withLogin(() => desk.saveDraft(loaded, draft)),
      open: () => desk.open(loaded),
      announce: (claim, of = tab) => desk.announcePresence(loaded, { tab: of, claim }),
      isLost,
      failureOf,
      copies: makeLocalCopies(member),
      now: () => new Date(),
    })
  })
  useEffect(() => store.start(), [store])
  useUserActivity(apiLimits.presence.interval, () => void store.present())
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void store.refresh()
    const timer = setInterval(look, apiLimits.presence.look)
    return () => clearInterval(timer)
  }, [store])
  return { store, state: useSyncExternalStore(store.subscribe, store.getState) }
}

const failureOf: DocumentStoreDependencies['failureOf'] = (error) => {
  const current = currentOf<DeskDocument>(error)
  if (current) return { current }
  if (isLoggedOut(error)) return { state: 'loggedOut' }
  const status = error instanceof WriteError ? error.status : undefined
  if (status === 404) return { state: 'gone' }
  const isRefused = status !== undefined && status < 500 && status !== 429
  return isRefused ? { state: 'failed', issues: issuesOf(error) } : { state: 'offline' }
}
