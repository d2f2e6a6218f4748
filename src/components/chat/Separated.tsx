import {Fragment, type ReactNode} from 'react';
import {elementsOf} from './elements';

/** Elements in a row that are read aloud, and copied, with commas between them. */
export default function Separated({children}: {children: ReactNode}): ReactNode {
  return elementsOf(children).map((element, index) => (
    <Fragment key={element.key}>
      {index > 0 && <span className="sr-only">, </span>}
      {element}
    </Fragment>
  ));
}
