import Announcements from '@site/src/components/site/Announcements';
import announcements from '@site/src/node/data/announcements.data';
import type {ReactNode} from 'react';

export default function AnnouncementBar(): ReactNode {
  return <Announcements {...announcements} />;
}
