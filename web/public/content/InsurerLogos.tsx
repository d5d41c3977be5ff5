import {
  type ElementGroup,
  imageIn,
  isRecord,
  type StoredValues,
  textIn,
} from '#shared/documents/pageContent.ts'
import type { Insurer } from '#shared/entities/site.ts'
import { useSite } from '../../data/useSite.ts'
import styles from './InsurerLogos.module.css'
import { keyed } from './keyed.ts'

/** The insurers of the clinic. Without any, those that a page of an earlier version has. */
export function InsurerLogos({ values }: Pick<ElementGroup<'insurance logos'>, 'values'>) {
  const { insurers, sampleNotice } = useSite()
  const shown = insurers.length > 0 ? insurers : values.flatMap(insurersIn)
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

function insurersIn({ logos }: StoredValues<'insurance logos'>): Insurer[] {
  if (!Array.isArray(logos)) return []
  return logos.filter(isRecord).flatMap((logo) => {
    const name = textIn(logo, 'name')
    return name ? [{ name, image: imageIn(logo, 'src') }] : []
  })
}
