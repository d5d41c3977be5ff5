import { TextField } from '../../ui/TextField.tsx'

export const PasskeyNameField = ({ label, name = '' }: { label: string; name?: string }) => (
  <TextField
    label={label}
    name="name"
    data-first=""
    required
    pattern=".*\S.*"
    maxLength={60}
    autoComplete="off"
    defaultValue={name}
  />
)
