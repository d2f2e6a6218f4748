import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {ComponentProps, ReactNode} from 'react';
import PageCrashed from './PageCrashed';

/** What the layout asks for to name the page; the theme's own error page makes one up, too. */
const route = {plugin: {name: 'error', id: 'default'}};

/**
 * Stands in for a page whose frame crashed with it: inside a new frame, or alone if that crashes, too. Only the framework's own
 * module provides the route's context, so this imports it, as the theme's original does.
 */
export default function FrameCrashed(props: ComponentProps<typeof PageCrashed>): ReactNode {
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => <PageCrashed {...props} />}>
        <Layout>
          <PageCrashed {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
