import type { Source } from '#shared/entities/source.ts'

export const SourceList = ({ sources }: { sources: readonly Source[] }) => (
  <ul>
    {sources.map(({ title, publisher, year, url }) => (
      <li key={url}>
        <a href={url}>{title}</a>. {publisher}, {year}.
      </li>
    ))}
  </ul>
)
