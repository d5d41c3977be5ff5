import { messages } from '#shared/messages.ts'
import { Section } from '../../ui/Section.tsx'
import { ContentError } from './ContentError.tsx'
import styles from './TableReference.module.css'
import { isTable, tables } from './tables/tables.ts'

/** (Entities: "a reference {table, items}". Error catalogue: "Unsupported table: {name}".) */
export function TableReference({
  table,
  title,
  items,
}: {
  table: string
  title: string | undefined
  items: string[] | undefined
}) {
  if (!isTable(table))
    return (
      <Section title={title}>
        <ContentError message={messages.content.unsupportedTable(table)} />
        <p>{messages.content.unsupportedTableType}</p>
      </Section>
    )
  const { heading, Rows } = tables[table]
  return table === 'faqs' ? (
    <Section>
      <div className={styles.aside}>
        <h2>{title ?? heading}</h2>
        <Rows items={items} />
      </div>
    </Section>
  ) : (
    <Section title={title ?? heading}>
      <Rows items={items} />
    </Section>
  )
}
