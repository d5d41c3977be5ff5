import { useQuery } from '@tanstack/react-query'
import type { Service } from '#shared/entities/service.ts'
import { messages } from '#shared/messages.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { queries } from '../../data/queries.ts'
import { keyed } from '../keyed.ts'
import { Row, Rows, type TableRows } from './Rows.tsx'
import styles from './rows.module.css'

/** Services as cards; those that are named come one by one. */
export const ServiceRows: TableRows = ({ items }) => {
  if (!items) return <AllServices />
  if (items.length === 0) return <p>{messages.content.empty}</p>
  return (
    <ul role="list" className={styles.grid}>
      {keyed(items).map(({ key, entry: id }) => (
        <NamedService key={key} id={id} />
      ))}
    </ul>
  )
}

function AllServices() {
  const { data, error, isPending } = useQuery(queries.services())
  const services = data ?? []
  return (
    <Rows isPending={isPending} error={error} found={services.length}>
      <ul role="list" className={styles.grid}>
        {services.map((service) => (
          <li key={service.id} className={styles.service}>
            <ServiceWords service={service} />
          </li>
        ))}
      </ul>
    </Rows>
  )
}

function NamedService({ id }: { id: string }) {
  const { data, error, isPending } = useQuery(queries.service(id))
  return (
    <li className={styles.service}>
      <Row isPending={isPending} error={error}>
        {data && <ServiceWords service={data} />}
      </Row>
    </li>
  )
}

const ServiceWords = ({ service }: { service: Service }) => (
  <>
    <h3>{service.title}</h3>
    <p>{service.description}</p>
    <a href={pathOf(service)}>
      Learn more <span className="visually-hidden">about {service.title}</span>
    </a>
  </>
)
