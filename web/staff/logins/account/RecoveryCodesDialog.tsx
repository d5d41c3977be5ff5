import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import { staffMessages } from '../../staffMessages.ts'
import styles from './RecoveryCodesDialog.module.css'

export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title="Recovery codes" onClose={onClose} shape="narrow">
      <p>{staffMessages.secondFactor.codesText}</p>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>I have stored them</Button>
    </Dialog>
  )
}
