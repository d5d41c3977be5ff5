import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import form from '../../../../ui/form.module.css'
import { TextField } from '../../../../ui/TextField.tsx'
import { type LinkTarget, type SearchLinks, typedAddress } from '../linkTarget.ts'
import styles from './dialogs.module.css'
import type { SelectedLink } from './selectedLink.ts'

export function LinkDialog({
  link,
  searchLinks,
  onSave,
  onRemove,
  onClose,
}: {
  link: SelectedLink
  searchLinks: SearchLinks
  onSave: (href: string, words: string) => void
  onRemove: () => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState(link.href)
  const [words, setWords] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const { targets, isFailed } = useLinkTargets(typed, searchLinks)
  const isNew = link.from === link.to
  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const address = typedAddress(typed, location.origin)
    if (address === undefined) setIsRefused(true)
    else onSave(address, words.trim())
  }
  return (
    <Dialog title={link.href ? 'Change the link' : 'Link'} shape="narrow" onClose={onClose}>
      <form className={form.form} onSubmit={submit}>
        {isNew && (
          <TextField
            label="Words to show"
            type="text"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        <TextField
          label="Page of this site, or address"
          problem={
            isRefused
              ? 'This is neither a page of this site nor an address. Choose a page below, or type an address such as https://www.samhsa.gov, a phone number or an email address.'
              : undefined
          }
          data-first=""
          type="text"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsRefused(false)
          }}
        />
        <div role="status">
          {isFailed && 'The pages could not be searched. You can still type an address.'}
          {targets?.length === 0 && 'No page has these words.'}
        </div>
        {targets && targets.length > 0 && (
          <ul className={styles.targets} aria-label="Pages of this site">
            {targets.map(({ title, address }) => (
              <li key={address}>
                <button type="button" onClick={() => onSave(address, words.trim() || (isNew ? title : ''))}>
                  {title}
                  <span className={form.hint}>{address}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={form.actions}>
          <Button type="submit">Save link</Button>
          {link.href && (
            <Button kind="quiet" onClick={onRemove}>
              Remove link
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** Milliseconds after the last key. */
const searchDelay = 250

function useLinkTargets(typed: string, searchLinks: SearchLinks) {
  const words = typed.trim()
  const [result, setResult] = useState<{ targets?: readonly LinkTarget[]; isFailed?: true }>({})
  useEffect(() => {
    let isCurrent = true
    const isSearch = words.length > 1 && typedAddress(words, location.origin) === undefined
    const show = (next: typeof result) => isCurrent && setResult(next)
    const search = () =>
      searchLinks(words).then(
        (targets) => show({ targets: targets.slice(0, 8) }),
        () => show({ isFailed: true }),
      )
    const timer = isSearch ? setTimeout(search, searchDelay) : undefined
    if (!isSearch) show({})
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words, searchLinks])
  return result
}
