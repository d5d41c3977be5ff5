import { Button } from '../../../ui/Button.tsx'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { focusWhenShown } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import type { ChangedUse } from './changeEverywhere.ts'

export const Outcomes = ({ uses, onClose }: { uses: readonly ChangedUse[]; onClose: () => void }) => (
  <>
    <ul className={form.stack}>
      {uses.map(({ kind, id, title, outcome }) => (
        <li key={`${kind}/${id}`}>
          <a href={editorPath({ kind, id })}>{title || staffMessages.desk.untitled}</a>: {outcome}
        </li>
      ))}
    </ul>
    <div>
      <Button ref={focusWhenShown} onClick={onClose}>
        Done
      </Button>
    </div>
  </>
)
