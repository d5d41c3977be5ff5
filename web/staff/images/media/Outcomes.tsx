import { Button } from '../../../ui/Button.tsx'
import { focusWhenShown } from '../../Dialog.tsx'
import { editorPath } from '../../desk/documentScreens.ts'
import form from '../../form.module.css'
import { staffMessages } from '../../staffMessages.ts'
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
