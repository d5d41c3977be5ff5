import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { isNotFound } from '../../../data/read.ts'
import { desk } from '../../../data/staff/desk.ts'
import { isLoggedOut } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { currentOf, issuesOf, WriteError } from '../../../data/write.ts'
import { type DocumentStoreDependencies, makeDocumentStore } from '../state/documentStore.ts'
import { makeLocalCopies } from '../state/localCopies.ts'

export function useDocumentStore(loaded: DeskDocument) {
  const [store] = useState(() =>
    makeDocumentStore(loaded, {
      save: (draft) => withLogin(() => desk.saveDraft(loaded, draft)),
      publishedContent: (version) =>
        withLogin(() => desk.version(loaded, version))
          .then(({ content }) => content)
          .catch(undefinedIfMissing),
      failureOf,
      copies: makeLocalCopies(),
      now: () => new Date(),
    }),
  )
  useEffect(() => store.start(), [store])
  return { store, state: useSyncExternalStore(store.subscribe, store.getState) }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isNotFound(error)) throw error
}

const failureOf: DocumentStoreDependencies['failureOf'] = (error) => {
  const theirs = currentOf<DeskDocument>(error)
  if (theirs) return { theirs }
  if (isLoggedOut(error)) return { state: 'loggedOut' }
  const status = error instanceof WriteError ? error.status : undefined
  if (status === 404) return { state: 'gone' }
  const isRefused = status !== undefined && status < 500 && status !== 429
  return isRefused ? { state: 'failed', issues: issuesOf(error) } : { state: 'offline' }
}
