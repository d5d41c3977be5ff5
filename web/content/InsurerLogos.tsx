import { imageIn, type StoredValues } from '#shared/rules/pageContent.ts'
import { useSite } from '../data/useSite.ts'
import styles from './InsurerLogos.module.css'
import { keyed } from './keyed.ts'

export function InsurerLogos({ lists }: { lists: readonly StoredValues<'insurance logos'>[] }) {
  const { sampleNotice } = useSite()
  const logos = lists.flatMap(({ logos }) => (Array.isArray(logos) ? logos : [])).filter(isLogo)
  return (
    <>
      <ul role="list" className={styles.logos}>
        {keyed(logos).map(({ key, entry }) => {
          const src = imageIn(entry, 'src')
          return (
            <li key={key} className={styles.logo}>
              {src && <img src={src} alt="" width="48" height="48" loading="lazy" />}
              {entry.name}
            </li>
          )
        })}
      </ul>
      {sampleNotice && <p className={styles.notice}>{sampleNotice}</p>}
    </>
  )
}

const isLogo = (logo: unknown): logo is { name: string; src?: unknown } =>
  typeof logo === 'object' && logo !== null && 'name' in logo && typeof logo.name === 'string'
