import { useSite } from '../../data/useSite.ts'
import styles from './OfficeSampleNotice.module.css'

export function OfficeSampleNotice() {
  const { officeSampleNotice } = useSite()
  return officeSampleNotice && <p className={styles.notice}>{officeSampleNotice}</p>
}
