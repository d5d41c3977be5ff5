import { CircleAlert, Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import form from '../../ui/form.module.css'
import type { FormField } from '../kinds/fieldTypes.ts'
import { useFieldChecks } from './DocumentChecks.tsx'
import styles from './FieldFindings.module.css'

export function FieldFindings({
  field: { path, label },
  problem,
  problemId,
}: {
  field: FormField
  problem: string | undefined
  problemId: string
}) {
  const { findings, shown, show, fix } = useFieldChecks(path)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!shown) return
    const control = list.current?.parentElement?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input[type="text"], textarea',
    )
    control?.focus()
    control?.setSelectionRange(shown.start, shown.end)
  }, [shown])
  return (
    <>
      <div ref={list}>
        {findings.length > 0 && (
          <ul aria-label={`Content checks of ${label}`} className={form.stack}>
            {findings.map((finding) => {
              const { level, rule, start, found, message, why, source, replacement, href } = finding
              const isBlock = level === 'block'
              return (
                <li key={`${rule} ${start}`} className={`${styles.finding} ${styles[level]}`}>
                  {isBlock ? (
                    <CircleAlert size={20} aria-label="Stops publishing:" />
                  ) : (
                    <Lightbulb size={20} aria-label="Suggestion:" />
                  )}
                  <div>
                    <p className={styles.message}>{message}</p>
                    <p className={form.hint}>
                      {why}{' '}
                      <a href={source.url} target="_blank" rel="noreferrer">
                        {source.name}
                      </a>
                    </p>
                  </div>
                  <div className={form.actions}>
                    {replacement !== undefined && (
                      <Button kind={isBlock ? 'main' : 'plain'} size="compact" onClick={() => fix(finding)}>
                        {replacement ? 'Replace' : 'Delete'}
                        <span className="visually-hidden">
                          {' '}
                          “{found}”{replacement && ` with “${replacement}”`}
                        </span>
                      </Button>
                    )}
                    {href !== undefined && replacement === undefined && (
                      <Button kind="plain" size="compact" onClick={() => fix(finding)}>
                        Link<span className="visually-hidden"> {found}</span>
                      </Button>
                    )}
                    {found !== '' && (
                      <Button kind="plain" size="compact" onClick={() => show(finding)}>
                        Show<span className="visually-hidden"> “{found}” in the text</span>
                      </Button>
                    )}
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {problem && (
        // If a finding shows the same sentence, this is hidden but still describes the field to screen readers.
        <p
          id={problemId}
          className={findings.some(({ message }) => message === problem) ? 'visually-hidden' : form.problem}
        >
          {problem}
        </p>
      )}
    </>
  )
}
