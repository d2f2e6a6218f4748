import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'table'> {
  /** What the table shows, unique on its page. In Markdown it comes from the heading above, see src/node/markdown/nameTables.ts. */
  label: string;
}

/** A table that scrolls within itself where it is too wide; the keyboard reaches it, and it says what it is. */
export default function TableRegion({label, ...props}: Props): ReactNode {
  return (
    <div className="tableRegion" role="region" aria-label={label} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
