import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {renderRoutes as render} from 'react-router-config';

/**
 * Renders routes as Docusaurus does, each sensitive to case. The router's own `renderRoutes` hands on `exact` and
 * `strict` but not `sensitive`.
 */
export default function renderRoutes(...args: Parameters<typeof render>): ReactNode {
  // Null without routes, which its type does not say.
  const routes = render(...args) as ReactElement<{children: ReactNode}> | null;
  if (!routes) return null;
  const children = Children.map(routes.props.children, (route) =>
    isValidElement<{sensitive?: boolean}>(route) ? cloneElement(route, {sensitive: true}) : route,
  );
  return cloneElement(routes, {}, children);
}
