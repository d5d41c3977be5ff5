import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { urlOf } from '#shared/api/urlOf.ts'
import { isOrdered, type OrderedKind } from '#shared/documents/orderedKinds.ts'
import type { DocumentOrder } from '#shared/entities/documents.ts'
import { messages } from '#shared/messages.ts'
import { desk } from '../../../data/staff/desk.ts'
import filterStyles from '../../filter.module.css'
import { NotLoaded } from '../../NotLoaded.tsx'
import { useSession } from '../../Session.tsx'
import { StaffScreen } from '../../StaffScreen.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { useServicePages } from '../../useServicePages.ts'
import type { DocumentScreen } from '../documentScreens.ts'
import { OrderForm } from './OrderForm.tsx'

/** Where staff decide in which order visitors see what is published. */
export function OrderPage({ screen }: { screen: DocumentScreen }) {
  const kind = screen.kinds.find(isOrdered)
  return (
    <StaffScreen title={`Order of ${screen.title}`} intro={staffMessages.desk.order.intro}>
      <p>
        <a href={screen.path}>All {screen.title}</a>
      </p>
      {kind && <Order kind={kind} />}
    </StaffScreen>
  )
}

function Order({ kind }: { kind: OrderedKind }) {
  const { withLogin } = useSession()
  const order = useQuery({
    queryKey: [urlOf('GET /api/admin/order/{kind}', { params: { kind } })],
    queryFn: () => withLogin(() => desk.order(kind)),
    staleTime: 0,
    gcTime: 0,
  })
  if (order.isPending) return <p role="status">{messages.loading}</p>
  if (order.isError) {
    return <NotLoaded message={staffMessages.desk.list.failed} onRetry={order.refetch} />
  }
  const { documents } = order.data
  const Form = kind === 'faq' ? GroupedOrder : OrderForm
  return <Form kind={kind} documents={documents} onReload={async () => void (await order.refetch())} />
}

interface OrderProps extends DocumentOrder {
  kind: OrderedKind
  onReload: () => Promise<void>
}

/** The general FAQs, or those of one treatment page. */
function GroupedOrder({ kind, documents, onReload }: OrderProps) {
  const { data: pages = [] } = useServicePages()
  const [group, setGroup] = useState('')
  const withFaqs = new Set(documents.map(({ servicePageId }) => servicePageId))
  return (
    <>
      <div className={filterStyles.filter}>
        <label>
          FAQs of
          <select value={group} onChange={({ target }) => setGroup(target.value)}>
            <option value="">{staffMessages.desk.generalFaq}</option>
            {pages
              .filter(({ id }) => withFaqs.has(id))
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </select>
        </label>
      </div>
      <OrderForm
        key={group}
        kind={kind}
        documents={documents.filter(({ servicePageId = '' }) => servicePageId === group)}
        onReload={onReload}
      />
    </>
  )
}
