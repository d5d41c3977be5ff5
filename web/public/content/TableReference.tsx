import { messages } from '#shared/messages.ts'
import { Section } from '../../ui/Section.tsx'
import { ContentError } from './ContentError.tsx'
import styles from './TableReference.module.css'
import { tableNamed } from './tables/tables.ts'

/** (Entities: "a reference {table, items}".) */
export function TableReference({
  table,
  title,
  items,
}: {
  table: string
  title: string | undefined
  items: string[] | undefined
}) {
  try {
    const { heading, Rows } = tableNamed(table)
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
  } catch (error) {
    return (
      <Section title={title}>
        <ContentError message={error instanceof Error ? error.message : String(error)} />
        <p>{messages.content.unsupportedTableType}</p>
      </Section>
    )
  }
}
