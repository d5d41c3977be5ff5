import { Dialog } from '../../../Dialog.tsx'
import form from '../../../form.module.css'
import styles from './dialogs.module.css'
import { shortcuts, shownKeys } from './shortcuts.ts'

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
  return (
    <Dialog title="Keyboard shortcuts" shape="narrow" onClose={onClose}>
      <dl className={form.stack}>
        {shortcuts.map(([name, keys]) => (
          <div key={name} className={styles.shortcuts}>
            <dt>{name}</dt>
            <dd>{shownKeys(keys, isMac)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
