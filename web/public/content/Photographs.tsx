import type { ElementGroup, ParsedValues } from '#shared/documents/pageContent.ts'
import { SiteImage } from '../../ui/SiteImage.tsx'
import { keyed } from './keyed.ts'
import styles from './Photographs.module.css'

/** Photographs of offices and people. Those without an alternative text are left out. */
export const Photographs = ({ values }: Pick<ElementGroup<'photograph'>, 'values'>) => (
  <div className={styles.photographs}>
    {keyed(values).map(({ key, entry }) => (
      <Photograph key={key} values={entry} />
    ))}
  </div>
)

function Photograph({ values }: { values: ParsedValues<'photograph'> }) {
  const { src, alt, caption, width, height } = values
  if (!src || !alt || width === undefined || height === undefined) return null
  return (
    <figure className={styles.photograph}>
      <SiteImage image={{ src, alt, width, height, sources: [] }} className={styles.image} lazy />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
