import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messages } from '#shared/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { illustration } from '../../ui/image.ts'
import { SiteImage } from '../../ui/SiteImage.tsx'
import form from './form.module.css'

/** Renders the data of a query. Without data, says that it is loading, or failed and can be tried again. */
export function Loaded<Data>({
  query,
  failed,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending'> & { refetch: () => unknown }
  failed: string
  children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <p role="status">{messages.loading}</p>
  return (
    <div role="alert" className={form.actions}>
      <p>{failed}</p>
      <Button onClick={() => void query.refetch()}>Try again</Button>
    </div>
  )
}

export const Empty = ({ children }: { children: ReactNode }) => (
  <div className={form.empty}>
    <SiteImage image={illustration('/art/valley-morning.svg')} lazy />
    <p role="status">{children}</p>
  </div>
)
