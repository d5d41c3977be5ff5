import type { Crumb } from '#shared/documents/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ButtonRow } from './ButtonRow.tsx'
import styles from './ContentHeader.module.css'
import type { Introduction } from './introduction.ts'

export function ContentHeader({
  title,
  crumbs,
  introduction: { heading, description, image, buttons },
}: {
  title: string
  crumbs: readonly Crumb[]
  introduction: Introduction
}) {
  return (
    <PageHeader
      title={title}
      description={heading ? <strong className={styles.heading}>{heading}</strong> : description}
      crumbs={crumbs}
      image={image}
      imageOn="large screens"
    >
      {heading && description && <p className={styles.description}>{description}</p>}
      <ButtonRow buttons={buttons} />
    </PageHeader>
  )
}
