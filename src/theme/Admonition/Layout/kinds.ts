import type {LucideIcon} from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Crown from 'lucide-react/icons/crown';
import Info from 'lucide-react/icons/info';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

interface Look {
  icon: LucideIcon;
  /** Class in styles.module.css. */
  tone?: 'info' | 'tip' | 'warning' | 'danger' | 'premium';
}

const looks: Readonly<Record<string, Look>> = {
  info: {icon: Info, tone: 'info'},
  tip: {icon: CircleCheck, tone: 'tip'},
  warning: {icon: TriangleAlert, tone: 'warning'},
  danger: {icon: OctagonAlert, tone: 'danger'},
  premium: {icon: Crown, tone: 'premium'},
};

/** Other kinds look like a note. */
export const lookOf = (kind: string): Look => looks[kind] ?? {icon: NotebookPen};
