import { useEffect, useRef, useState } from 'react'
import type { DraftContent } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import type { staffMessages } from '../../staffMessages.ts'
import { pollUntil } from '../../ui/pollUntil.ts'

type LiveTexts = typeof staffMessages.desk.live

export interface LiveState {
  action: keyof LiveTexts
  progress: keyof LiveTexts['publish']
  content: DraftContent
}

/** Milliseconds. A reading keeps the session alive, so it ends at some time. */
const times = { timeoutMs: 600_000, firstPauseMs: 500, longestPauseMs: 15_000 } as const
const longestRendering = 90_000

/** Follows the rendering of what was published last in this window, until its pages are published. */
export function useLiveState() {
  const [state, setState] = useState<LiveState>()
  const check = useRef<AbortController>(undefined)
  useEffect(() => () => check.current?.abort(), [])

  /** `before` is what `requestedRenderings` returned before the change. */
  async function follow(started: Omit<LiveState, 'progress'>, before: number | undefined) {
    check.current?.abort()
    const controller = new AbortController()
    check.current = controller
    const report = (progress: LiveState['progress']) => {
      if (!controller.signal.aborted) setState({ ...started, progress })
    }
    const startedAt = performance.now()
    let awaited: number | undefined
    let hasProblems = false
    report('waiting')
    const isLive = await pollUntil(
      async () => {
        const rendering = await desk.rendering().catch(() => undefined)
        // Where the change could not register its request, only a later one shows it.
        if (rendering) awaited ??= Math.max(rendering.requested, (before ?? 0) + 1)
        hasProblems = rendering?.problems !== undefined
        if (rendering && awaited !== undefined && rendering.published >= awaited) return true
        const isLate = performance.now() - startedAt > longestRendering
        if (isLate || rendering?.failed) report('delayed')
        return false
      },
      controller.signal,
      times,
    )
    report(isLive ? (hasProblems ? 'partlyLive' : 'live') : 'delayed')
  }

  return { state, follow }
}

export const requestedRenderings = (): Promise<number | undefined> =>
  desk.rendering().then(
    ({ requested }) => requested,
    () => undefined,
  )
