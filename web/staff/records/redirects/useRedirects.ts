import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { urlOf } from '#shared/api/urlOf.ts'
import type { RedirectRequest } from '#shared/entities/redirect.ts'
import { staff } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { type PollTimes, pollUntil } from '../../ui/pollUntil.ts'

const queryKey = [urlOf('GET /api/admin/redirects')]

/** The last change, until the website shows it. Without `to`, the redirect is deleted. */
export interface RedirectChange {
  from: string
  to?: string
  progress: 'goingLive' | 'live' | 'slow'
}

export function useRedirectChanges() {
  const queryClient = useQueryClient()
  const [last, setLast] = useState<RedirectChange>()
  const check = useRef<AbortController>(undefined)
  useEffect(() => () => check.current?.abort(), [])
  const follow = (change: Omit<RedirectChange, 'progress'>) => {
    void queryClient.invalidateQueries({ queryKey })
    check.current?.abort()
    const controller = new AbortController()
    check.current = controller
    const { signal } = controller
    setLast({ ...change, progress: 'goingLive' })
    void pollUntil(() => isLive(change, signal), signal, liveTimes).then((live) => {
      if (signal.aborted) return
      setLast({ ...change, progress: live ? 'live' : 'slow' })
      // A list that could not be loaded before is loaded now.
      void queryClient.invalidateQueries({ queryKey })
    })
  }
  const add = useMutation({
    mutationFn: (redirect: RedirectRequest) => withLogin(() => staff.addRedirect(redirect)),
    onSuccess: ({ from, to }) => follow({ from, to }),
  })
  const remove = useMutation({
    mutationFn: (from: string) => withLogin(() => staff.deleteRedirect(from)),
    onSuccess: (_, from) => follow({ from }),
  })
  return { add, remove, last }
}

const liveTimes: PollTimes = { timeoutMs: 90_000, firstPauseMs: 1_000 }

/** Follows the old address as a visitor does. */
async function isLive({ from, to }: { from: string; to?: string }, signal: AbortSignal): Promise<boolean> {
  try {
    const { redirected, url } = await fetch(from, { cache: 'no-store', signal })
    return to === undefined ? !redirected : redirected && new URL(url).pathname === to
  } catch {
    return false
  }
}
