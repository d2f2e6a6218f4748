import type {ReactNode} from 'react';
import type {TabItemProps} from '../Tabs';

/** The content of a panel. `Tabs` reads its props. */
export default function TabItem({children}: TabItemProps): ReactNode {
  return children;
}
