import { useState } from 'react'
import { DialogForm } from '../../../../ui/Dialog.tsx'
import form from '../../../../ui/form.module.css'
import { FormProblem } from '../../../../ui/SubmitForm.tsx'
import { asTyped, TextField } from '../../../../ui/TextField.tsx'
import { languageName, offered, others, typedLanguage } from './languages.ts'

const english = 'en'
const other = 'other'

const unknown =
  'No language has this name. Choose one from the list, or type its code, such as fa for Persian.'

/** Says in which language words are, so that screen readers speak them with its voice. (WCAG 3.1.2.) */
export function LanguageDialog({
  lang,
  onSave,
  onClose,
}: {
  lang: string | undefined
  onSave: (lang: string) => void
  onClose: () => void
}) {
  const isOffered = lang === undefined || offered.includes(lang)
  const [chosen, setChosen] = useState(isOffered ? (lang ?? english) : other)
  const [typed, setTyped] = useState(isOffered ? '' : languageName(lang))
  function send() {
    const language = chosen === other ? typedLanguage(typed) : chosen
    if (language === undefined) throw new FormProblem(unknown, 'language')
    onSave(language)
  }
  return (
    <DialogForm title="Language" action="Set language" send={send} onClose={onClose}>
      <p>Screen readers speak the selected words, or the paragraph, in the voice of this language.</p>
      <fieldset className={form.stack}>
        <legend className="visually-hidden">Language of the words</legend>
        {[english, ...offered, other].map((one) => (
          <label key={one} className={form.option}>
            <input
              type="radio"
              name="chosen"
              value={one}
              checked={chosen === one}
              {...(chosen === one && { 'data-first': '' })}
              onChange={() => setChosen(one)}
            />
            {one === other ? 'Other' : languageName(one)}
          </label>
        ))}
      </fieldset>
      {chosen === other && (
        <>
          <TextField
            label="Other language"
            name="language"
            type="text"
            list="other-languages"
            value={typed}
            {...asTyped}
            onChange={({ target }) => setTyped(target.value)}
          />
          <datalist id="other-languages">
            {others.map((one) => (
              <option key={one} value={languageName(one)} />
            ))}
          </datalist>
        </>
      )}
    </DialogForm>
  )
}
