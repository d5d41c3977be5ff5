import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#shared/documents/paths.ts'
import type { Service } from '#shared/entities/service.ts'
import { queries } from '../../../data/queries.ts'
import { EntryGrid } from './EntryGrid.tsx'
import { LoadState } from './LoadState.tsx'
import styles from './rows.module.css'
import type { TableRowsProps } from './selectEntries.ts'

export const ServiceRows = ({ items }: TableRowsProps) =>
  items ? <EntryGrid ids={items} Entry={ServiceById} /> : <AllServices />

function AllServices() {
  const query = useQuery(queries.services())
  const services = query.data ?? []
  return (
    <LoadState query={query} isEmpty={services.length === 0}>
      <ul role="list" className={styles.grid}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </LoadState>
  )
}

function ServiceById({ id }: { id: string }) {
  const query = useQuery(queries.service(id))
  return (
    <LoadState query={query} skeletons={1}>
      {query.data && <ServiceCard service={query.data} />}
    </LoadState>
  )
}

const ServiceCard = ({ service }: { service: Service }) => (
  <article className={styles.service}>
    <h3>{service.title}</h3>
    <p>{service.description}</p>
    <a href={pathOf(service)}>
      Learn more <span className="visually-hidden">about {service.title}</span>
    </a>
  </article>
)
