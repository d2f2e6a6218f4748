import announcements from '@site/src/build/data/announcements.data';
import type {ReactNode} from 'react';
import Announcements from './Announcements';

export default function AnnouncementBar(): ReactNode {
  return <Announcements {...announcements} />;
}
