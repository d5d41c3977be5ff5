import { useEffect, useRef } from 'react'
import { useDocumentChecks } from './DocumentChecks.tsx'
import { FindingList } from './FindingList.tsx'

export function FieldFindings({ field, label }: { field: string; label: string }) {
  const { findings, shown, show, fix } = useDocumentChecks()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown?.field !== field) return
    const control = list.current?.parentElement?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'input[type="text"], textarea',
    )
    control?.focus()
    control?.setSelectionRange(shown.start, shown.end)
  }, [shown, field])
  return (
    <div ref={list}>
      <FindingList
        label={label}
        findings={findings.filter((finding) => finding.field === field)}
        onFix={fix}
        onShow={show}
      />
    </div>
  )
}
