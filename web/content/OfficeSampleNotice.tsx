import { site } from '#shared/site.ts'
import styles from './OfficeSampleNotice.module.css'

export const OfficeSampleNotice = () =>
  site.officeSampleNotice && <p className={styles.notice}>{site.officeSampleNotice}</p>
