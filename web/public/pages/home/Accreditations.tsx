import { useSite } from '../../../data/useSite.ts'
import { keyed } from '../../content/keyed.ts'
import styles from './Accreditations.module.css'

export function Accreditations() {
  const { accreditations, sampleNotice } = useSite()
  if (accreditations.length === 0) return null
  return (
    <>
      <ul role="list" className={styles.seals}>
        {keyed(accreditations).map(({ key, entry: { name, description, image, url } }) => (
          <li key={key} className={styles.seal}>
            {image && <img src={image} alt="" width="72" height="72" loading="lazy" />}
            <div>
              <h3>{url ? <a href={url}>{name}</a> : name}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      {sampleNotice && <p className={styles.notice}>{sampleNotice}</p>}
    </>
  )
}
