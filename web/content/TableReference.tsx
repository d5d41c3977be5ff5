import type { ReactNode } from 'react'
import type { TableName } from '#shared/entities/pageContent.ts'
import { messages } from '#shared/messages.ts'
import { Section } from '../ui/Section.tsx'
import { ContentError } from './ContentError.tsx'
import styles from './TableReference.module.css'
import { FaqRows, PostRows, ReviewRows, ServiceRows } from './tables.tsx'

/** Draws the entries of a table: all, or those whose ids are given. */
type Rows = (props: { items: string[] | undefined }) => ReactNode

const tables: Record<TableName, readonly [heading: string, Rows: Rows]> = {
  services: ['Our services', ServiceRows],
  faqs: ['Common questions', FaqRows],
  reviews: ['Reviews', ReviewRows],
  posts: ['From our blog', PostRows],
}

/** A reference to one of the site's tables, shown with its entries. (Entities: "a reference {table, items}".) */
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
    const [heading, Rows] = tableNamed(table)
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

/** @throws for a table that the site does not have: "Unsupported table: …". */
function tableNamed(name: string) {
  if (!isTable(name)) throw new Error(messages.content.unsupportedTable(name))
  return tables[name]
}

const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)
