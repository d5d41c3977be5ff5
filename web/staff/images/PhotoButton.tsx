import type { ReactNode } from 'react'
import { imageTypes } from '#shared/images/imageTypes.ts'
import { buttonClass } from '../../ui/buttonClass.ts'

export function PhotoButton({
  children,
  disabled,
  isFirst = false,
  onChoose,
}: {
  children: ReactNode
  disabled: boolean
  isFirst?: boolean
  onChoose: (file: File) => void
}) {
  return (
    <label className={buttonClass('quiet', 'small')}>
      {children}
      <input
        data-first={isFirst ? '' : undefined}
        type="file"
        accept={imageTypes.join()}
        className="visually-hidden"
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // The browser reports the same file again only from an empty field.
          target.value = ''
        }}
      />
    </label>
  )
}
