import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { ContentError } from '../ContentError.tsx'

export function LoadState({
  query: { isPending, error },
  isEmpty = false,
  skeletons = limits.skeletons.few,
  children,
}: {
  query: Pick<UseQueryResult, 'isPending' | 'error'>
  isEmpty?: boolean
  skeletons?: number
  children: ReactNode
}) {
  if (isPending) return <Skeletons count={skeletons} />
  if (error) return <ContentError message={error.message} />
  return isEmpty ? <p>{messages.content.empty}</p> : children
}
