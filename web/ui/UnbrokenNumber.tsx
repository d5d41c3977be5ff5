import styles from './PhoneLink.module.css'

/** Browsers break lines after the hyphens of a phone number, which then reads as two. */
export function UnbrokenNumber({ text }: { text: string }) {
  const [before, number, after] = text.split(/((?:\(\d{3}\) )?\S*\d-\d{4})/)
  if (!number) return text
  return (
    <span>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </span>
  )
}
