import { useState } from 'react'
import { StaffScreen } from '../../StaffScreen.tsx'
import type { DocumentScreen } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { Choice } from '../../ui/Choice.tsx'
import filterStyles from '../../ui/filter.module.css'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { useServicePages, useStaffQuery } from '../../useStaffQuery.ts'
import { OrderForm, type OrderProps } from './OrderForm.tsx'

export function OrderPage({ screen }: { screen: DocumentScreen }) {
  const [kind] = screen.kinds
  const order = useStaffQuery('GET /api/admin/order/{kind}', { params: { kind } })
  return (
    <StaffScreen title={`Order of ${screen.title}`} intro="Visitors see what is published in this order.">
      <p>
        <a href={screen.path}>All {screen.title}</a>
      </p>
      <Loaded query={order} failed={staffMessages.desk.list.failed}>
        {({ documents }) => {
          const Form = documents.some(({ servicePageId }) => servicePageId) ? GroupedOrder : OrderForm
          return (
            <Form kind={kind} documents={documents} onReload={async () => void (await order.refetch())} />
          )
        }}
      </Loaded>
    </StaffScreen>
  )
}

function GroupedOrder({ kind, documents, onReload }: OrderProps) {
  const { data: pages = [] } = useServicePages()
  const [group, setGroup] = useState<string>()
  const withFaqs = new Set(documents.map(({ servicePageId }) => servicePageId))
  const others = documents.filter(({ alsoOn }) => group !== undefined && alsoOn?.includes(group))
  return (
    <>
      <div className={filterStyles.filter}>
        <Choice
          label="FAQs of"
          value={group}
          options={[
            [undefined, staffMessages.desk.generalFaq],
            ...pages.filter(({ id }) => withFaqs.has(id)).map(({ id, title }) => [id, title] as const),
          ]}
          onChange={setGroup}
        />
      </div>
      {others.length > 0 && (
        <p className={form.hint}>
          In places of their own, which their editors have: {others.map(({ title }) => title).join('; ')}
        </p>
      )}
      <OrderForm
        key={group}
        kind={kind}
        documents={documents.filter(({ servicePageId }) => servicePageId === group)}
        onReload={onReload}
      />
    </>
  )
}
