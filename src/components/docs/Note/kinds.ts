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

const note: Look = {icon: NotebookPen};
const info: Look = {icon: Info, tone: 'info'};
const tip: Look = {icon: CircleCheck, tone: 'tip'};
const warning: Look = {icon: TriangleAlert, tone: 'warning'};
const danger: Look = {icon: OctagonAlert, tone: 'danger'};
const premium: Look = {icon: Crown, tone: 'premium'};

const looks: Readonly<Record<string, Look>> = {
  note,
  info,
  tip,
  warning,
  danger,
  premium,
  // Docusaurus' aliases.
  caution: warning,
  secondary: note,
  important: info,
  success: tip,
};

/** Unknown kinds look like a note. */
export const lookOf = (kind: string): Look => looks[kind] ?? note;
