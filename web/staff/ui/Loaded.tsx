import type { UseQueryResult } from '@tanstack/react-query'
import { CloudAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#shared/messages.ts'
import { isTemporary } from '../../data/staff/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { illustration } from '../../ui/image.ts'
import { SiteImage } from '../../ui/SiteImage.tsx'
import { paths } from '../screens.ts'
import form from './form.module.css'

/**
 * Renders the data of a query, also if a later read fails. Without data, says that it is loading, or failed. A read that
 * fails because of the connection is tried again by itself.
 */
export function Loaded<Data>({
  query,
  failed,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'error'> & { refetch: () => unknown }
  failed: string
  children: (data: Data) => ReactNode
}) {
  if (query.data !== undefined)
    return (
      <>
        {query.error && (
          <p role="alert" className={`${form.notice} ${form.warning}`}>
            This may be out of date. {isTemporary(query.error) && waitsForServer}
          </p>
        )}
        {children(query.data)}
      </>
    )
  if (query.isPending)
    return (
      <p role="status" className={form.loading}>
        {messages.loading}
      </p>
    )
  return (
    <Failed onTryAgain={() => void query.refetch()}>
      <p>{failed}</p>
      {isTemporary(query.error) && <p>{waitsForServer}</p>}
    </Failed>
  )
}

/** What could not be shown, with the ways on. */
export const Failed = ({ children, onTryAgain }: { children?: ReactNode; onTryAgain: () => void }) => (
  <div role="alert" className={form.failed}>
    <CloudAlert size={40} aria-hidden="true" />
    {children}
    <div className={form.actions}>
      <Button kind="quiet" onClick={onTryAgain}>
        Try again
      </Button>
      {location.pathname !== paths.dashboard && (
        <a href={paths.dashboard} className={buttonClass('plain')}>
          Go to the dashboard
        </a>
      )}
    </div>
  </div>
)

export const waitsForServer = 'The server did not answer as it should. The screen tries again by itself.'

/** `way`: what fills the screen, if it is done elsewhere. */
export const Empty = ({ children, way }: { children: ReactNode; way?: ReactNode }) => (
  <div className={form.empty}>
    <SiteImage image={illustration('/art/valley-morning.svg')} lazy />
    <p role="status">{children}</p>
    {way}
  </div>
)
