/** A labelled select. An option can have the value `undefined`, such as "All". */
export function Choice<Value extends string>({
  label,
  value,
  options,
  className,
  onChange,
}: {
  label: string
  value: Value | undefined
  options: readonly (readonly [value: Value | undefined, text: string])[]
  className?: string | undefined
  onChange: (value: Value | undefined) => void
}) {
  return (
    <label className={className}>
      {label}
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(([one]) => one === target.value)?.[0])}
      >
        {options.map(([one = '', text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
