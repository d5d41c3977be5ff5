import {
  Building2,
  CornerUpRight,
  ExternalLink,
  FileText,
  Image as ImageIcon,
  Images,
  LayoutPanelTop,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  Newspaper,
  PhoneIncoming,
  ScrollText,
  Star,
  Stethoscope,
  ThumbsUp,
  Trash2,
  UserRoundCog,
  UsersRound,
} from 'lucide-react'
import styles from './DashboardPage.module.css'
import { TaskList } from './desk/tasks/TaskList.tsx'
import { LatestChanges } from './LatestChanges.tsx'
import { WaitingCalls } from './records/callRequests/WaitingCalls.tsx'
import { StaffScreen } from './StaffScreen.tsx'
import { staffScreens } from './screens.ts'

const icons: Readonly<Record<keyof typeof staffScreens, LucideIcon>> = {
  callRequests: PhoneIncoming,
  posts: Newspaper,
  faqs: MessageCircleQuestionMark,
  reviews: Star,
  services: Stethoscope,
  treatments: FileText,
  pages: LayoutPanelTop,
  site: Building2,
  alerts: Megaphone,
  readyToPublish: ListChecks,
  servicePages: Images,
  redirects: CornerUpRight,
  media: ImageIcon,
  bin: Trash2,
  feedback: ThumbsUp,
  members: UsersRound,
  account: UserRoundCog,
  audit: ScrollText,
}

export function DashboardPage() {
  return (
    <StaffScreen title="Dashboard" intro="Welcome. Choose what you would like to do.">
      <WaitingCalls />
      <TaskList />
      <ul role="list" className={styles.cards}>
        {(Object.keys(staffScreens) as (keyof typeof staffScreens)[]).map((name) => (
          <Card key={name} {...staffScreens[name]} icon={icons[name]} />
        ))}
        <Card path="/" title="The website" summary="See it as visitors do." icon={ExternalLink} />
      </ul>
      <LatestChanges />
    </StaffScreen>
  )
}

function Card({
  path,
  title,
  summary,
  icon: Icon,
}: {
  path: string
  title: string
  summary: string
  icon: LucideIcon
}) {
  return (
    <li>
      <a href={path} className={styles.card}>
        <Icon size={30} aria-hidden="true" />
        <strong>{title}</strong>
        <span>{summary}</span>
      </a>
    </li>
  )
}
