import {Fragment, type ReactNode} from 'react';
import {elementsOf} from './elements';

/** Puts commas between elements, for screen readers and copied text only. */
export default function CommaSeparated({children}: {children: ReactNode}): ReactNode {
  return elementsOf(children).map((element, index) => (
    <Fragment key={element.key}>
      {index > 0 && <span className="sr-only">, </span>}
      {element}
    </Fragment>
  ));
}
