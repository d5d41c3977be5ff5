import type { ElementGroup } from '#shared/documents/pageContent.ts'
import { useSite } from '../../data/useSite.ts'
import styles from './InsurerLogos.module.css'
import { keyed } from './keyed.ts'

/** The insurers of the clinic. If the clinic has none, those that an older page has stored. */
export function InsurerLogos({ values }: Pick<ElementGroup<'insurance logos'>, 'values'>) {
  const { insurers, sampleNotice } = useSite()
  const shown =
    insurers.length > 0
      ? insurers
      : values.flatMap(({ logos = [] }) =>
          logos.flatMap(({ name, src }) => (name ? [{ name, image: src }] : [])),
        )
  if (shown.length === 0) return null
  return (
    <>
      <ul role="list" className={styles.logos}>
        {keyed(shown).map(({ key, entry: { name, image } }) => (
          <li key={key} className={styles.logo}>
            {image && <img src={image} alt="" width="40" height="40" loading="lazy" />}
            {name}
          </li>
        ))}
      </ul>
      {sampleNotice && <p className={styles.notice}>{sampleNotice}</p>}
    </>
  )
}
