import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';

/** Marks routes as sensitive to case, for all that matches an address against them to choose what to load. */
function mark(list: readonly RouteConfig[]): void {
  for (const route of list) {
    route.sensitive = true;
    mark(route.routes ?? []);
  }
}

mark(routes);
