import { useEffect } from 'react'
import type { ParsedContent } from '#shared/documents/pageContent.ts'
import { messages } from '#shared/messages.ts'
import { reportError } from '../../data/reportError.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { ContentSection } from './ContentSection.tsx'
import { keyed } from './keyed.ts'

export function PageContent({ content }: { content: ParsedContent }) {
  if (content.kind === 'empty') return <Section>{messages.content.empty}</Section>
  if (content.kind === 'unreadable') return <Unreadable reason={content.reason} />
  return keyed(content.sections).map(({ key, entry }) => (
    <SectionBoundary key={key}>
      <ContentSection section={entry} />
    </SectionBoundary>
  ))
}

/** If content cannot be parsed, reports the reason and shows a default description. (Error catalogue.) */
function Unreadable({ reason }: { reason: string }) {
  useEffect(() => reportError(new Error(`Page content: ${reason}`)), [reason])
  return <Section intro={messages.content.defaultDescription} />
}
