import type { ControlProps } from './ControlProps.ts'
import { TextControl } from './textControls.tsx'

export function RichTextControl(props: ControlProps) {
  return <TextControl {...props} />
}
