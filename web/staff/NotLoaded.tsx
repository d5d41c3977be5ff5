import { Button } from '../ui/Button.tsx'
import styles from './NotLoaded.module.css'

/** In place of what could not be loaded. */
export const NotLoaded = ({ message, onRetry }: { message: string; onRetry: () => unknown }) => (
  <div role="alert" className={styles.notLoaded}>
    <p>{message}</p>
    <Button onClick={() => onRetry()}>Try again</Button>
  </div>
)
