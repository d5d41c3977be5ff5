import { lastSegment, textOf } from '../kinds/changedContent.ts'
import type { ControlProps } from './ControlProps.ts'
import styles from './Field.module.css'

export function AddressControl({
  attributes,
  value,
  onChange,
  prefix,
}: ControlProps & {
  prefix: string
}) {
  const slug = textOf(value)
  const segment = lastSegment(slug)
  return (
    <div className={styles.address}>
      <span>{prefix}</span>
      <input
        {...attributes}
        type="text"
        value={segment}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) =>
          onChange(`${slug.slice(0, slug.length - segment.length)}${target.value.replaceAll('/', '-')}`)
        }
      />
    </div>
  )
}
