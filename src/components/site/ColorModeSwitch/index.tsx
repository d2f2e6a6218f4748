import iconButton from '@site/src/components/site/iconButton.first.module.css';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type {ReactNode} from 'react';

/** Switches between light and dark theme; see src/browser/colorMode.ts. */
export default function ColorModeSwitch(): ReactNode {
  return (
    <color-mode>
      <button type="button" aria-label="Switch between dark and light mode" className={iconButton.button}>
        <Sun />
        <Moon />
      </button>
    </color-mode>
  );
}
