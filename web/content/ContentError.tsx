import { messages } from '#shared/messages.ts'
import styles from './ContentError.module.css'

/** "Error loading content: …" in red. (Error catalogue.) */
export const ContentError = ({ message }: { message: string }) => (
  <p role="alert" className={styles.error}>
    {messages.content.error(message)}
  </p>
)
