import type { ComponentProps } from 'react'
import { Button } from '../../ui/Button.tsx'

export const SmallButton = (props: Omit<ComponentProps<typeof Button>, 'size'>) => (
  <Button kind="plain" size="small" {...props} />
)
