export const LinkItems = ({ links }: { links: readonly { path: string; title: string }[] }) =>
  links.map(({ path, title }) => (
    <li key={path}>
      <a href={path}>{title}</a>
    </li>
  ))
