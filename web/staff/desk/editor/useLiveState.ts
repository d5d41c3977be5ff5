import { useEffect, useRef, useState } from 'react'
import type { DraftContent } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import type { staffMessages } from '../../staffMessages.ts'

type LiveTexts = typeof staffMessages.desk.live

export interface LiveState {
  action: keyof LiveTexts
  progress: keyof LiveTexts['publish']
  content: DraftContent
}

/** Milliseconds. The polling stops after `end`. */
export const liveTimes = {
  firstPause: 500,
  longestPause: 15_000,
  longestRendering: 90_000,
  end: 600_000,
} as const

/** Follows the rendering of this window's last publication until its pages are published. */
export function useLiveState() {
  const [state, setState] = useState<LiveState>()
  const followed = useRef<object>(undefined)
  useEffect(
    () => () => {
      followed.current = undefined
    },
    [],
  )

  async function follow(started: Omit<LiveState, 'progress'>) {
    const report = (progress: LiveState['progress']) => setState({ ...started, progress })
    const startedAt = performance.now()
    let awaited: number | undefined
    followed.current = started
    report('waiting')
    for (let pause: number = liveTimes.firstPause; ; pause = Math.min(2 * pause, liveTimes.longestPause)) {
      const rendering = await desk.rendering().catch(() => undefined)
      if (followed.current !== started) return
      // The server writes the change and its rendering request together, so the first response includes this request.
      awaited ??= rendering?.requested
      if (rendering && awaited !== undefined && rendering.published >= awaited)
        return report(rendering.problems ? 'partlyLive' : 'live')
      const waited = performance.now() - startedAt
      if (waited > liveTimes.longestRendering || rendering?.failed) report('delayed')
      if (waited > liveTimes.end) return
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  return { state, follow }
}
