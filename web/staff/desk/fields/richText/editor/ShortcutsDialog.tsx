import { Dialog } from '../../../../ui/Dialog.tsx'
import form from '../../../../ui/form.module.css'
import styles from './dialogs.module.css'

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

const shortcuts = [
  ['Bold', 'Mod+B'],
  ['Italic', 'Mod+I'],
  ['Raised, as in m²', 'Mod+.'],
  ['Lowered, as in H₂O', 'Mod+,'],
  ['Link', 'Mod+K; or paste an address over the words'],
  ['Heading', 'Mod+Alt+2, or ## at the start of a line'],
  ['Smaller heading', 'Mod+Alt+3, or ### at the start of a line'],
  ['Bulleted list', 'Mod+Shift+8, or - at the start of a line'],
  ['Numbered list', 'Mod+Shift+7, or 1. at the start of a line'],
  ['Quotation', 'Mod+Shift+9, or > at the start of a line'],
  ['Indent a list item', 'Mod+]'],
  ['Outdent a list item', 'Mod+['],
  ['New line in the same paragraph', 'Shift+Enter'],
  ['Next cell of a table, and the one before', 'Tab and Shift+Tab'],
  ['New row in a table', 'Mod+Enter'],
  ['Delete a row of a table', 'Mod+Shift+Backspace'],
  ['Undo', 'Mod+Z'],
  ['Redo', 'Mod+Shift+Z'],
  ['Save, and go to Publish', 'Mod+S'],
  ['Go to the toolbar', 'Alt+F10; Escape leads back to the text'],
  ['This list', 'Mod+/'],
] as const

const shownKeys = (keys: string, isMac: boolean): string => keys.replaceAll('Mod', isMac ? 'Cmd' : 'Ctrl')
