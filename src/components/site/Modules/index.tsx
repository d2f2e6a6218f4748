import type {FeatureLink} from '@site/src/node/data/features.data';
import grid from '@site/src/components/site/grid.module.css';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import ChartLine from 'lucide-react/icons/chart-line';
import DoorOpen from 'lucide-react/icons/door-open';
import Gamepad from 'lucide-react/icons/gamepad-2';
import Gavel from 'lucide-react/icons/gavel';
import Gift from 'lucide-react/icons/gift';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Music from 'lucide-react/icons/music';
import Puzzle from 'lucide-react/icons/puzzle';
import Rss from 'lucide-react/icons/rss';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SmilePlus from 'lucide-react/icons/smile-plus';
import Tag from 'lucide-react/icons/tag';
import Ticket from 'lucide-react/icons/ticket';
import UserPlus from 'lucide-react/icons/user-plus';
import Volume from 'lucide-react/icons/volume-2';
import Vote from 'lucide-react/icons/vote';
import Wrench from 'lucide-react/icons/wrench';
import type {ComponentType, ReactNode} from 'react';
import type {FunctionKey, ModuleKey} from '@site/src/facts/types';
import styles from './styles.module.css';

const icons: Readonly<Record<ModuleKey | FunctionKey, ComponentType>> = {
  autoresponder: MessageSquareReply,
  giveaways: Gift,
  'invite-tracker': UserPlus,
  logging: ScrollText,
  polls: Vote,
  reactionroles: SmilePlus,
  reminders: Bell,
  rules: BookOpen,
  serverstats: ChartLine,
  socials: Rss,
  tags: Tag,
  tempchannels: Volume,
  tickets: Ticket,
  verifier: ShieldCheck,
  welcoming: DoorOpen,
  games: Gamepad,
  miscellaneous: Puzzle,
  moderation: Gavel,
  'music-and-radio': Music,
  utils: Wrench,
};

function Feature({feature: {key, title, summary, to, command}}: {feature: FeatureLink}): ReactNode {
  const Icon = icons[key];
  return (
    <li className={styles.feature}>
      <Icon />
      <div className={styles.name}>
        <Link to={to}>{title}</Link> {command !== undefined && <code>{command}</code>}
      </div>
      <p>{summary}</p>
    </li>
  );
}

interface Props {
  title: string;
  why: string;
  /** What members see of it; shown where there is room. */
  glimpse?: ReactNode;
  features: readonly FeatureLink[];
}

/** Modules or groups of functions with a common purpose, each leading to its guide. */
export default function Modules({title, why, glimpse, features}: Props): ReactNode {
  return (
    <div className={clsx(grid.hang, styles.group)}>
      <div className={styles.head}>
        <Heading as="h3">{title}</Heading>
        <p>{why}</p>
        {glimpse && <div className={styles.glimpse}>{glimpse}</div>}
      </div>
      <ul className={styles.features}>
        {features.map((feature) => (
          <Feature key={feature.key} feature={feature} />
        ))}
      </ul>
    </div>
  );
}
