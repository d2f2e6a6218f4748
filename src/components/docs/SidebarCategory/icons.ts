import type {LucideIcon} from 'lucide-react';
import Blocks from 'lucide-react/icons/blocks';
import Code from 'lucide-react/icons/code';
import ListTree from 'lucide-react/icons/list-tree';
import Terminal from 'lucide-react/icons/terminal';

/**
 * Icons of the groups that sidebars.ts names by class. Drawn in the page: an image in the styles is a document of its own for
 * the browser, made while the reader waits for the menu.
 */
export const icons: Readonly<Record<string, LucideIcon>> = {
  'group-modules': Blocks,
  'group-functions': Terminal,
  'group-extras': ListTree,
  'group-api': Code,
};
