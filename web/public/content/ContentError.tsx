import { messages } from '#shared/messages.ts'
import styles from './ContentError.module.css'

/** (Error catalogue: "in red".) */
export const ContentError = ({ message }: { message: string }) => (
  <p role="alert" className={styles.error}>
    {messages.content.error(message)}
  </p>
)
