import type { Tasks } from '#shared/entities/documents.ts'
import { documentScreens, editorPath, staffScreens } from '../../screens.ts'
import form from '../../ui/form.module.css'
import styles from './TaskList.module.css'

type Place = NonNullable<Tasks['photographs']>[number]

/** The places for photographs, each with its size and a drawing as an example. */
const places: Record<Place, { path: string; title: string; size: string; what: string; example: string }> = {
  home: {
    path: editorPath({ kind: 'page', id: 'home' }),
    title: 'The front page',
    size: '1600 x 640',
    what: 'The building in the evening light, with a way in.',
    example: '/art/front-door.svg',
  },
  offices: {
    path: staffScreens.offices.path,
    title: 'Each office',
    size: '960 x 640',
    what: 'The entrance from the street, or where people park.',
    example: '/art/car-park.svg',
  },
  team: {
    path: documentScreens.teamMembers.path,
    title: 'Each member of the team',
    size: '640 x 640',
    what: 'Head and shoulders in daylight. They agree to it.',
    example: '/art/nurse.svg',
  },
  rooms: {
    path: editorPath({ kind: 'page', id: 'your-first-visit' }),
    title: 'The rooms',
    size: '960 x 640',
    what: 'The waiting room and two chairs, with nobody in them.',
    example: '/art/two-chairs.svg',
  },
}

export function PhotographTasks({ places: missing }: { places: readonly Place[] }) {
  if (missing.length === 0) return null
  return (
    <section aria-labelledby="photographs" className={form.stack}>
      <h3 id="photographs" className={styles.photographsTitle}>
        Photographs of your own
      </h3>
      <ul role="list" className={`${styles.large} ${styles.photographs}`}>
        {missing.map((place) => {
          const { path, title, size, what, example } = places[place]
          return (
            <li key={place}>
              <img src={example} alt="" width="96" height="64" loading="lazy" />
              <a href={path}>{title}</a>
              <span className={form.hint}>
                {what} At least {size} pixels.
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
