import type {Plugin, RouteConfig} from '@docusaurus/types';

/** The route and those below it with exact case: `/faq/AUDIO` is not `/faq/audio`, as on a strict host. */
const exactRoute = (route: RouteConfig): RouteConfig => ({
  ...route,
  sensitive: true,
  ...(route.routes ? {routes: route.routes.map(exactRoute)} : {}),
});

/** A plugin whose routes match in exact case only; the router ignores case by default. */
export function withExactRoutes<Content>(plugin: Plugin<Content>): Plugin<Content> {
  const {contentLoaded} = plugin;
  if (!contentLoaded) return plugin;
  return {
    ...plugin,
    contentLoaded: (args) =>
      contentLoaded.call(plugin, {
        ...args,
        actions: {...args.actions, addRoute: (route) => args.actions.addRoute(exactRoute(route))},
      }),
  };
}
