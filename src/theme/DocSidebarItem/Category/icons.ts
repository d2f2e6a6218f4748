import type {LucideIcon} from 'lucide-react';
import Blocks from 'lucide-react/icons/blocks';
import Code from 'lucide-react/icons/code';
import ListTree from 'lucide-react/icons/list-tree';
import Terminal from 'lucide-react/icons/terminal';

/** Category icons by class name in sidebars.ts. Inline SVG, because decoding SVG images in CSS delays the menu. */
export const icons: Readonly<Record<string, LucideIcon>> = {
  'group-modules': Blocks,
  'group-functions': Terminal,
  'group-extras': ListTree,
  'group-api': Code,
};
