import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#shared/documents/paths.ts'
import type { Service } from '#shared/entities/service.ts'
import { limits } from '#shared/limits.ts'
import { queries } from '../../../data/queries.ts'
import { EntryGrid } from './EntryGrid.tsx'
import { LoadState } from './LoadState.tsx'
import styles from './rows.module.css'
import type { TableRowsProps } from './selectEntries.ts'

export const ServiceRows = ({ items }: TableRowsProps) =>
  items ? <EntryGrid ids={items} Entry={ServiceById} /> : <AllServices />

function AllServices() {
  const { data, error, isPending } = useQuery(queries.services())
  const services = data ?? []
  return (
    <LoadState
      isPending={isPending}
      error={error}
      isEmpty={services.length === 0}
      skeletons={limits.skeletons.few}
    >
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
  const { data, error, isPending } = useQuery(queries.service(id))
  return (
    <LoadState isPending={isPending} error={error} skeletons={1}>
      {data && <ServiceCard service={data} />}
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
